import { existsSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { type Level, levels } from '@daeguk/engines';
import { describe, excerpt, printable } from '@daeguk/games';
import type { Contest, Entry } from '@daeguk/referee';
import {
  build,
  findSources,
  type Program,
  readCommandLine,
  type Sandbox,
  type Sources,
  type Staging,
} from '@daeguk/sandbox';
import type { Io } from './io.js';
import { complain, messages, text } from './messages.js';
import { ROOT } from './root.js';

/** Who was named to play: one that can sit down, or one whose source could not be built. */
export type Entrant = Entry | Unbuilt;

export interface Unbuilt {
  readonly kind: 'unbuilt';
  readonly name: string;
  /** What the compiler said. */
  readonly diagnostics: string;
}

export interface EntrantSetting {
  readonly contest: Contest;
  readonly protocol: string;
  readonly sandbox: Sandbox;
  readonly staging: Staging;
  /** Where paths are looked for. */
  readonly folder: string;
}

/** Who a word of the command line stands for; null after a complaint if nobody. */
export async function readEntrant(
  io: Io,
  word: string,
  setting: EntrantSetting,
): Promise<Entrant | null> {
  if (word === 'random') return { kind: 'random', name: word };
  const [, level] = /^house(?::(.*))?$/s.exec(word) ?? [];
  if (word === 'house') return { kind: 'house', name: word, level: 'hard' };
  if (level !== undefined) return readHouse(io, word, level);
  const path = resolve(setting.folder, word);
  const sources = findSources(path);
  if (sources !== null) return readSource(io, word, sources, setting);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) {
    return readProgram(io, word, word, setting);
  }
  complain(io, text(io, 'error.folder', { path: excerpt(word) }));
  return null;
}

function readHouse(io: Io, name: string, word: string): Entry | null {
  const level = readLevel(io, word);
  return level === null ? null : { kind: 'house', name, level };
}

/** A level of the house; null after a complaint if there is none of that name. */
export function readLevel(io: Io, word: string): Level | null {
  const level = levels.find((name) => name === word);
  if (level !== undefined) return level;
  const values = { level: excerpt(word), levels: levels.join(', ') };
  complain(io, text(io, 'error.unknown-level', values));
  return null;
}

/** A program by its command line; null after a complaint if there is none. */
export function readProgram(
  io: Io,
  name: string,
  line: string,
  setting: EntrantSetting,
): Entry | null {
  const program = readCommandLine(line, setting.staging, setting.folder, companionsOf);
  if (program.ok) return programEntry(name, program.value, setting);
  const { code, values } = program.fault;
  const shown = Object.entries(values).map(([name, value]) => [name, excerpt(String(value))]);
  complain(io, describe(messages, { code, values: Object.fromEntries(shown) }, io.language));
  return null;
}

/** What our command needs of the clone, and nothing else that may lie there. */
const COMPANIONS = [
  '.setup',
  'contests',
  'docs/guides',
  'kits',
  'node_modules',
  'package-lock.json',
  'package.json',
  'packages',
  'scripts',
  'tsconfig.base.json',
  'tsconfig.json',
];

/** Our own command may play too, as in "./daeguk bot makyek"; by itself it is only a way in. */
function companionsOf(program: string): readonly string[] {
  if (resolve(program) !== join(ROOT, 'daeguk')) return [];
  return COMPANIONS.filter((name) => existsSync(join(ROOT, name))).map((name) => join(ROOT, name));
}

/** A program built from its sources; null after a complaint if that could not even be tried. */
export async function readSource(
  io: Io,
  name: string,
  sources: Sources,
  setting: EntrantSetting,
): Promise<Entrant | null> {
  const [recipe] = sources.recipes;
  if (recipe === undefined) throw new TypeError('sources that no recipe is for');
  const path = sources.files
    .map((file) => relative(setting.folder, join(sources.folder, file)))
    .join(' ');
  const report = await build(setting.sandbox, setting.staging, sources, recipe);
  const { program, command, diagnostics, fault } = report;
  if (program !== null) return programEntry(name, program, setting);
  if (fault === 'sandbox' || fault === 'no-compiler') {
    // Our fault, so it must cost nobody a game.
    complain(io, text(io, 'error.build-platform', { path: excerpt(path), problem: diagnostics }));
    return null;
  }
  const reason = text(io, `build.${fault ?? 'build-failed'}`, {});
  complain(io, text(io, 'error.build', { path: excerpt(path), command, reason }));
  for (const line of diagnostics.split('\n').slice(0, 40)) io.err(`${printable(line)}\n`);
  return { kind: 'unbuilt', name, diagnostics };
}

function programEntry(
  name: string,
  { command, visible }: Program,
  { contest, protocol }: EntrantSetting,
): Entry {
  const memory = contest.limits.memoryMegabytes * 2 ** 20;
  return { kind: 'program', name, protocol, command: command(memory), visible };
}

/** How a player talks; null after a complaint if the contest knows no such way. */
export function readProtocol(io: Io, contest: Contest, given: string | undefined): string | null {
  const name = given ?? contest.protocols[0] ?? '';
  if (contest.protocols.includes(name)) return name;
  const values = { name, known: contest.protocols.join(', ') };
  complain(io, text(io, 'error.unknown-protocol', values));
  return null;
}
