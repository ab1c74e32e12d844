import { describeOutcome } from '@daeguk/games';
import { language, speaker } from '../../app/language.svelte.js';
import { sideName } from '../../games/name.js';
import { type LocalGame, resultOf, turnOf } from '../../match/local-game.js';
import { roomWords } from '../../match/room-words.js';
import { lastPlayed, mySeats, type SeatName } from '../../match/seats.js';
import { playerName } from './player-name.js';

const say = speaker(roomWords);

/** How a game stands, in words: what happened last, and what is to come. */
export interface Situation {
  readonly what: string;
  readonly next: string;
}

export function situationOf(game: LocalGame, isThinking: boolean): Situation {
  const result = resultOf(game);
  if (result !== null) return { what: whyOver(game), next: verdict(game, result.winner) };
  const seat = turnOf(game)!;
  const { seats } = game;
  const player = playerName(seats, seat);
  if (isThinking) return { what: told(game), next: say('thinks', { player }) };
  const isMineAlone = mySeats(seats).length === 1 && seats[seat].kind === 'me';
  const side = sideName(game.course.game.name, seat);
  const next = isMineAlone ? say('your-turn') : say('turn-of', { side });
  return { what: told(game), next };
}

function told({ course }: LocalGame): string {
  const last = lastPlayed(course);
  if (last === null) return say('begins');
  return say('played', { side: sideName(course.game.name, last.seat), move: last.move });
}

/** Why it ended, in a sentence. */
function whyOver(game: LocalGame): string {
  const { outcome, early } = resultOf(game)!;
  const book = game.course.game;
  if (early !== null) {
    return say(`early.${early.reason}`, { side: sideName(book.name, early.loser) });
  }
  return outcome === null ? '' : describeOutcome(book.messages, outcome, language());
}

function verdict({ seats, course }: LocalGame, winner: SeatName | null): string {
  if (winner === null) return say('draw');
  const mine = mySeats(seats);
  if (mine.length === 1) return say(mine[0] === winner ? 'you-win' : 'you-lose');
  return say('wins', { side: sideName(course.game.name, winner) });
}
