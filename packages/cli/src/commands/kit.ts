import {
  constants,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { excerpt } from '@daeguk/games';
import { contestIds } from '../contest-ids.js';
import { chooseContest } from '../contests.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { findKit, type Kit } from '../kit/kits.js';
import { findLanguage, type KitLanguage, kitLanguages } from '../kit/languages.js';
import { say } from '../kit/messages.js';
import { botIn, readme } from '../kit/readme.js';
import { complain } from '../messages.js';
import { commandFrom, ROOT } from '../root.js';
import { shellWord } from '../shell-word.js';

const README = 'README.md';

/** Writes a bot to begin with into a folder. What is there already is left alone. */
export function kit(io: Io, contestName: string, languageName: string, folder: string): number {
  const contest = chooseContest(io, contestName);
  const language = contest && readLanguage(io, languageName);
  if (contest === null || language === null) return BAD_USAGE;
  const found = findKit(contest, language);
  if (found === null) {
    const values = { contest: contest.id, language: language.name };
    complain(io, say(io, 'error.kit-none', values));
    return BAD_USAGE;
  }
  const there = [...found.files, README].filter((file) => isThere(join(folder, file)));
  if (there.length > 0) {
    const files = there.map((file) => excerpt(join(folder, file))).join(', ');
    complain(io, say(io, 'error.kit-exists', { files }));
    return FAILED;
  }
  // In the kit's own folder the contest's file must still be found.
  const isId = contestIds().includes(contestName);
  const page = readme(io, {
    contest,
    contestName: isId ? contestName : resolve(contestName),
    language,
    kit: found,
    command: commandFrom(realFolder(folder)),
    guides: join(ROOT, 'docs', 'guides'),
  });
  const problem = write(found, folder, page);
  if (problem !== null) {
    complain(io, say(io, 'error.kit-write', { folder: excerpt(folder), problem }));
    return FAILED;
  }
  tellNext(io, contestName, found, folder);
  return DONE;
}

/** Also a link that leads nowhere: to write through it would be to write elsewhere. */
function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** Where a folder will really be: the way back from it does not lead through links. */
function realFolder(folder: string): string {
  const path = resolve(folder);
  return existsSync(path) ? realpathSync(path) : join(realFolder(dirname(path)), basename(path));
}

function readLanguage(io: Io, name: string): KitLanguage | null {
  const language = findLanguage(name);
  if (language !== undefined) return language;
  const known = kitLanguages.map(({ id }) => id).join(', ');
  complain(io, say(io, 'error.kit-language', { language: excerpt(name), known }));
  return null;
}

/** Tells what went wrong, or null. Nothing is overwritten, not even what appeared just now. */
function write({ folder: source, files }: Kit, folder: string, page: string): string | null {
  try {
    mkdirSync(folder, { recursive: true });
    for (const file of files) {
      copyFileSync(join(source, file), join(folder, file), constants.COPYFILE_EXCL);
    }
    writeFileSync(join(folder, README), page, { flag: 'wx' });
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

function tellNext(io: Io, contestName: string, found: Kit, folder: string): void {
  const files = [...found.files, README].map((file) => join(folder, file)).join(', ');
  io.out(say(io, 'kit.wrote', { files }));
  io.out(say(io, 'kit.fill-in', { function: found.toFillIn, file: join(folder, found.main) }));
  const command = commandFrom(process.cwd());
  const contest = shellWord(contestName);
  const bot = shellWord(botIn(folder, found));
  io.out(`  ${command} check ${contest} ${bot}`);
  io.out(`  ${command} match --contest ${contest} --first ${bot} --second house:easy`);
}
