import type { GameSeat } from '@daeguk/api';
import type { StoredSeat } from '../store/schema.js';
import type { SeatAuthor } from './game-rows.js';

/** A seat as everybody may see it: a program goes by the name of its author. */
export function seatView(seat: StoredSeat, author: SeatAuthor | null): GameSeat {
  switch (seat.kind) {
    case 'submission': {
      const { submission } = seat;
      const name = author?.nickname ?? `#${submission}`;
      const person = { id: author?.id ?? 0, nickname: author?.nickname ?? '' };
      return { kind: 'submission', name, submission, author: person };
    }
    case 'house':
      return { kind: 'house', name: `house:${seat.level}`, level: seat.level };
    case 'random':
      return { kind: 'random', name: 'random' };
    case 'person':
      return { kind: 'person', name: seat.name, account: seat.account };
  }
}
