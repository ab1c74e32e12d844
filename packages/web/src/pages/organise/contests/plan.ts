import type { Calendar, ContestPage } from '@daeguk/api';
import type { AnyGame, Result } from '@daeguk/games';
import type { Fields } from '../rules/fields.js';

/** A contest as it is written: its file, and what is said of it beside that. */
export interface Plan {
  readonly file: Fields;
  readonly calendar: Calendar;
  readonly entry: 'open' | 'listed';
}

const NO_DATES: Calendar = { opensAt: null, closesAt: null, frozenAt: null, thawedAt: null };

/** What a contest begins with where nothing is taken over. */
export function scratchPlan(game: AnyGame, protocols: readonly string[]): Plan {
  const loses = 'loses';
  return {
    file: {
      id: '',
      title: { en: '', ko: '', zh: '' },
      ...gamePart(game, protocols),
      limits: { startSeconds: 10, moveSeconds: 5, memoryMegabytes: 1024, processes: 16 },
      opponentsTurn: 'frozen',
      faults: { illegal: loses, late: loses, crash: loses },
      drawnAnew: 'game',
      series: { games: 2 },
      format: { kind: 'round-robin' },
      scoring: { per: 'game', win: 1, draw: 0.5, loss: 0, ties: ['head-to-head', 'games-won'] },
    },
    calendar: NO_DATES,
    entry: 'open',
  };
}

/** What depends on the game: another one has other options and protocols, and begins elsewhere. */
function gamePart(game: AnyGame, protocols: readonly string[]): Fields {
  return { game: game.name, options: usualOptions(game), protocols: protocols.slice(0, 1) };
}

export function withGame({ file, ...plan }: Plan, game: AnyGame, names: readonly string[]): Plan {
  const { position: _, settings: __, ...rest } = file;
  return { ...plan, file: { ...rest, ...gamePart(game, names) } };
}

interface OptionReader {
  readonly fallback: unknown;
  read(value: unknown): Result<unknown>;
}

/** The options a rule book falls back on, as far as a file can say them. */
function usualOptions({ options }: AnyGame): Fields {
  const readers = Object.entries<OptionReader>(options);
  const readable = readers.filter(([, reader]) => reader.read(reader.fallback).ok);
  return Object.fromEntries(readable.map(([name, { fallback }]) => [name, fallback]));
}

/** The same contest once more, under names that are free. Its dates are of its own time. */
export function likePlan({ file, title, entry }: ContestPage, taken: readonly string[]): Plan {
  const id = freeId(String(file.id), taken);
  const number = id.replace(/^.*-/, '');
  // In no language shall two contests be called the same.
  const numbered = (text: string) => `${text.replace(/ \(\d{1,2}\)$/, '')} (${number})`;
  const titles = { en: numbered(title.en), ko: numbered(title.ko), zh: numbered(title.zh) };
  return { file: { ...file, id, title: titles }, calendar: NO_DATES, entry };
}

export function planOf({ file, calendar, entry }: ContestPage): Plan {
  return { file, calendar, entry };
}

export function freeId(id: string, taken: readonly string[]): string {
  const stem = id.replace(/-\d+$/, '').slice(0, 36);
  let number = 2;
  while (taken.includes(`${stem}-${number}`)) number++;
  return `${stem}-${number}`;
}
