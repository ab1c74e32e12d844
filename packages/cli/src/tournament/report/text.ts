import { printable } from '@daeguk/games';
import type { Stage } from '@daeguk/tournaments';
import { cutTo, padTo } from '../../columns.js';
import type { Io } from '../../io.js';
import { say } from '../messages.js';
import { bracketLines } from './bracket-text.js';
import { points, record, signed } from './figures.js';
import { endingLabel, speaker } from './messages.js';
import {
  isOfGroupsAndBracket,
  type ReportEntrant,
  type Score,
  type TournamentReport,
} from './report.js';
import { type Column, tableLines } from './table.js';

const NAME_COLUMNS = 18;
const WIDTH = 80;
const CROSS_MOST = 30;

type Reader = Pick<Io, 'language'>;

/** The whole report for a terminal, 80 columns wide. */
export function textReport(reader: Reader, report: TournamentReport): string[] {
  const { firstMove } = report;
  const advantage = {
    elo: signed(firstMove.elo),
    low: signed(firstMove.low),
    high: signed(firstMove.high),
  };
  return [
    titleLine(reader, report),
    '',
    ...standingLines(reader, report),
    say(reader, 'note.better'),
    ...(isOfGroupsAndBracket(report) ? [say(reader, 'note.groups')] : []),
    ...(report.games.done > 0 ? [say(reader, 'note.first-move', advantage)] : []),
    ...report.stages.flatMap((stage) => ['', ...stageLines(reader, report, stage)]),
    '',
    ...crossLines(reader, report),
  ];
}

function titleLine(reader: Reader, { name, games, isOver }: TournamentReport): string {
  const values = { name, done: games.done, left: games.left };
  return say(reader, isOver ? 'title.final' : 'title.now', values);
}

/** The table of everybody, with their ratings. */
export function standingLines(
  reader: Reader,
  { entrants, scoring }: TournamentReport,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const heading = (key: Parameters<typeof say>[1]) => say(reader, key);
  const columns: Column[] = [
    { title: heading('table.rank'), side: 'left' },
    { title: heading('table.name'), side: 'right', most: NAME_COLUMNS },
    { title: heading('table.points'), side: 'left' },
    ...scoring.ties
      .slice(0, 3)
      .map((step) => ({ title: heading(`tie.${step}`), side: 'left' as const })),
    { title: heading('table.games'), side: 'left' },
    { title: heading('table.elo'), side: 'left' },
    { title: heading('table.better'), side: 'left' },
  ];
  const rows = entrants.slice(0, most).map(({ name, standing, rating, superiority }, index) => {
    const better = superiority[index + 1];
    return [
      String(standing.rank),
      printable(name),
      points(standing.points),
      ...scoring.ties.slice(0, 3).map((_, step) => points(standing.ties[step] ?? 0)),
      record(standing.games),
      `${signed(rating.elo)} ±${Math.round((rating.high - rating.low) / 2)}`,
      better === undefined ? '' : `${Math.round(better * 100)} %`,
    ];
  });
  return tableLines(columns, rows);
}

function stageLines(reader: Reader, report: TournamentReport, stage: Stage): string[] {
  if (stage.kind === 'bracket') return bracketLines(reader, report, stage);
  const columns: Column[] = [
    { title: say(reader, 'table.rank'), side: 'left' },
    { title: say(reader, 'table.name'), side: 'right', most: NAME_COLUMNS },
    { title: say(reader, 'table.points'), side: 'left' },
    { title: say(reader, 'table.games'), side: 'left' },
  ];
  const rows = stage.table.map(({ rank, entrant, points: sum, games }) => [
    String(rank),
    nameOf(report, entrant),
    points(sum),
    record(games),
  ]);
  return [say(reader, 'title.group', { name: stage.name }), ...tableLines(columns, rows)];
}

export function nameOf({ entrants }: TournamentReport, id: string): string {
  return printable(entrants.find((entrant) => entrant.id === id)?.name ?? id);
}

/** Everybody against everybody, in blocks as wide as the terminal, and how each one's games ended. */
export function crossLines(reader: Reader, { entrants }: TournamentReport): string[] {
  if (entrants.length > CROSS_MOST) return [say(reader, 'cross.too-wide')];
  const cells = entrants.map(({ against }, row) =>
    against.map((score, column) => (row === column ? '·' : cell(score))),
  );
  const width = Math.max(3, ...cells.flat().map((text) => text.length));
  const names = entrants.map(({ name }, index) => {
    return `${padTo(String(index + 1), 2, 'left')} ${padTo(cutTo(printable(name), 14), 14)}`;
  });
  const each = Math.floor((WIDTH - 18) / (width + 1));
  const lines = [say(reader, 'title.cross')];
  let hasEndings = false;
  for (let start = 0; start < entrants.length; start += each) {
    const end = Math.min(entrants.length, start + each);
    const numbers = range(start, end).map((index) => padTo(String(index + 1), width, 'left'));
    const room = WIDTH - 18 - (end - start) * (width + 1) - 1;
    hasEndings = end === entrants.length && room >= 12;
    const title = hasEndings ? ` ${say(reader, 'table.endings')}` : '';
    lines.push(`${' '.repeat(17)} ${numbers.join(' ')}${title}`);
    for (const [row, entrant] of entrants.entries()) {
      const shown = range(start, end).map((column) => padTo(cells[row]![column]!, width, 'left'));
      const endings = hasEndings ? ` ${cutTo(endingsOf(reader, entrant), room)}` : '';
      lines.push(`${names[row]} ${shown.join(' ')}${endings}`.trimEnd());
    }
  }
  if (hasEndings) return lines;
  const below = entrants.map((entrant, row) => {
    return `${names[row]} ${cutTo(endingsOf(reader, entrant), WIDTH - 18)}`.trimEnd();
  });
  return [...lines, `${' '.repeat(17)} ${say(reader, 'table.endings')}`, ...below];
}

/** The games it lost by its own fault, then all by how they ended, the most frequent first. */
function endingsOf(reader: Reader, { endings, faults }: ReportEntrant): string {
  const total = ({ won, drawn, lost }: Score) => won + drawn + lost;
  const list = Object.entries(endings).sort(([, a], [, b]) => total(b) - total(a));
  const words = speaker(reader.language);
  const own = faults > 0 ? [say(reader, 'cross.faults', { faults })] : [];
  const all = list.map(([ending, score]) => `${endingLabel(words, ending)} ${total(score)}`);
  return [...own, ...all].join(', ');
}

function cell({ first, second }: ReportEntrant['against'][number]): string {
  const isEmpty = [first, second].every(({ won, drawn, lost }) => won + drawn + lost === 0);
  return isEmpty ? '' : `${half(first)}/${half(second)}`;
}

/** Games won, a draw being half of one. */
function half({ won, drawn, lost }: Score): string {
  return won + drawn + lost === 0 ? '-' : points(won + drawn / 2);
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
