import type { GameSeat } from '@daeguk/api';
import type { GameRow } from './game-rows.js';
import { seatView } from './seat-view.js';

const LONGEST = 32;

/** Where a record lies in an archive: a path that every system can unpack, whatever people call themselves. */
export function archivePath({ id, contest, first, second, authors }: GameRow): string {
  const one = fileWord(seatView(first, authors.first));
  const two = fileWord(seatView(second, authors.second));
  return `${plain(contest) || 'contest'}/game-${id}-${one}-vs-${two}.jsonl`;
}

/** A name of which nothing is left in plain letters gives way to what is known besides. */
function fileWord(seat: GameSeat): string {
  const name = plain(seat.name);
  if (name !== '') return name;
  return seat.kind === 'submission' ? `submission-${seat.submission}` : seat.kind;
}

function plain(name: string): string {
  const letters = name.normalize('NFKD').replace(/\p{M}/gu, '');
  const words = letters.split(/[^A-Za-z0-9]+/).filter(Boolean);
  return words.join('-').slice(0, LONGEST).replace(/-$/, '');
}
