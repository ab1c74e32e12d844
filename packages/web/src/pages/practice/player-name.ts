import { speaker, wordOf } from '../../app/language.svelte.js';
import { roomWords } from '../../match/room-words.js';
import { mySeats, type SeatName, type Seats } from '../../match/seats.js';
import { words as matchWords } from '../../match/words.js';

const say = speaker(roomWords);

/** What whoever sits at a seat of a practice game is called. */
export function playerName(seats: Seats, seat: SeatName): string {
  const player = seats[seat];
  switch (player.kind) {
    case 'me':
      return say(mySeats(seats).length === 2 ? 'person' : 'you');
    case 'house':
      return wordOf(matchWords, `house.${player.level}`) ?? player.level;
    case 'friend':
      return say('friend');
    case 'submission':
      return player.name;
  }
}
