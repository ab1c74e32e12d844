import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, excerpt, nearest } from '@daeguk/games';
import { type Contest, messages, readContest } from '@daeguk/referee';
import { contestFile, contestIds } from './contest-ids.js';
import type { Io } from './io.js';
import { complain, text } from './messages.js';

/** The contest of an id or in a file; null after a complaint if there is none. */
export function chooseContest(io: Io, idOrFile: string): Contest | null {
  const found = findContest(io, idOrFile, process.cwd());
  if (found === null) return null;
  const contest = readContest(found.json, io.language);
  if (contest.ok) return contest.value;
  const problem = describe(messages, contest.fault, io.language);
  complain(io, text(io, 'error.contest', { file: excerpt(found.file), problem }));
  return null;
}

/** A contest that comes with Daeguk. */
export function contestOf(id: string): Contest {
  const contest = readContest(JSON.parse(readFileSync(contestFile(id), 'utf8')));
  if (!contest.ok) throw new TypeError(contest.fault.code);
  return contest.value;
}

/** What a contest's file holds, not checked yet; null after a complaint if there is none. */
export function findContest(
  io: Io,
  idOrFile: string,
  folder: string,
): { readonly file: string; readonly json: unknown } | null {
  const isId = contestIds().includes(idOrFile);
  const file = isId ? contestFile(idOrFile) : resolve(folder, idOrFile);
  if (!isId && !existsSync(file)) {
    const ids = contestIds();
    const near = ids.find((id) => gameOf(id) === idOrFile) ?? nearest(idOrFile, ids);
    const name = excerpt(idOrFile);
    complain(
      io,
      near === null
        ? text(io, 'error.unknown-contest', { name, known: ids.join(', ') })
        : text(io, 'error.unknown-contest-near', { name, near }),
    );
    return null;
  }
  const json = readJson(file);
  if (json === undefined) {
    complain(io, text(io, 'error.contest-not-json', { file: excerpt(file) }));
    return null;
  }
  return { file, json };
}

function gameOf(id: string): unknown {
  return (readJson(contestFile(id)) as { readonly game?: unknown }).game;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
