import type { Board } from '@daeguk/api';
import { printable } from '@daeguk/games';
import type { Io } from '../io.js';
import { say as sayOfTournaments } from '../tournament/messages.js';
import { points, record, signed } from '../tournament/report/figures.js';
import { type Column, tableLines } from '../tournament/report/table.js';
import { say } from './messages.js';

/** A ladder as it stands, in so many lines at most. */
export function ladderLines(io: Io, title: string, board: Board, most: number): string[] {
  const { done, left, frozenAt, table } = board;
  const heading = (key: Parameters<typeof sayOfTournaments>[1]) => sayOfTournaments(io, key);
  const columns: Column[] = [
    { title: heading('table.rank'), side: 'left' },
    { title: heading('table.name'), side: 'right', most: 24 },
    { title: heading('table.points'), side: 'left' },
    { title: heading('table.games'), side: 'left' },
    { title: heading('table.elo'), side: 'left' },
  ];
  const rows = table
    .slice(0, most)
    .map(({ rank, entrant, points: sum, games, rating }) => [
      String(rank),
      printable(entrant.author.nickname),
      points(sum),
      record(games),
      rating === null ? '' : `${signed(rating.elo)} ±${Math.round((rating.high - rating.low) / 2)}`,
    ]);
  const more = table.length - rows.length;
  return [
    say(io, 'watch.ladder', { title, done, left }),
    ...(frozenAt === null ? [] : [say(io, 'watch.frozen', { time: frozenAt })]),
    '',
    ...(table.length === 0 ? [say(io, 'watch.empty')] : tableLines(columns, rows)),
    ...(more > 0 ? [say(io, 'watch.more', { more })] : []),
  ];
}
