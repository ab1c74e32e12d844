import { join } from 'node:path';
import { protocols } from '@daeguk/protocols';
import type { Contest } from '@daeguk/referee';
import { limitsTable } from '../guides/limits-table.js';
import type { Io } from '../io.js';
import { shellWord } from '../shell-word.js';
import type { Kit } from './kits.js';
import type { KitLanguage } from './languages.js';
import { say } from './messages.js';

export interface ReadmeSetting {
  readonly contest: Contest;
  /** The contest as the command line takes it. */
  readonly contestName: string;
  readonly language: KitLanguage;
  readonly kit: Kit;
  /** How the command is typed where the kit lies. */
  readonly command: string;
  /** Where the guides lie; null if the page is read on a machine that has none. */
  readonly guides: string | null;
}

/** A position of Picking Stones, as the assignment gives it. */
const EXAMPLE = ' 7 3 1 4 2';

/** The page that lies beside a kit, in the reader's language. */
export function readme(io: Pick<Io, 'language'>, setting: ReadmeSetting): string {
  const { contest, language, kit, command, guides } = setting;
  const contestName = shellWord(setting.contestName);
  const { main, toFillIn, files } = kit;
  const bot = botIn('.', kit);
  const transport = protocols.get(contest.protocols[0] ?? '')?.transport ?? 'pipes';
  const isAfresh = transport === 'afresh';
  const listed = files.map(code).join(', ');
  const steps = {
    check: [`${command} check ${contestName} ${bot}`],
    play: [
      `${command} match --contest ${contestName} --first ${bot} --second house:easy --record game.jsonl`,
    ],
    lost: [`${command} replay game.jsonl`, `${command} replay game.jsonl --as first --with ${bot}`],
    'by-hand': [...language.build(files), language.run(main) + (isAfresh ? EXAMPLE : '')],
  };
  const section = (name: keyof typeof steps) => [
    `## ${say(io, `readme.${name}`)}`,
    fenced(steps[name]),
    say(io, name === 'by-hand' ? `readme.by-hand-about.${transport}` : `readme.${name}-about`),
  ];
  const title = contest.title[io.language];
  const whole = say(io, 'readme.whole', { files: listed });
  const yours = say(io, 'readme.fill-in', { function: code(toFillIn), file: code(main) });
  return `${[
    `# ${say(io, 'readme.title', { contest: title, language: language.name })}`,
    `${whole}\n${yours}`,
    ...(guides === null ? [say(io, 'readme.command', { command: code(command) })] : []),
    ...section('check'),
    ...section('play'),
    ...section('lost'),
    ...section('by-hand'),
    `## ${say(io, 'readme.limits')}`,
    limitsTable(contest, io.language).join('\n'),
    `## ${say(io, 'readme.submit')}`,
    say(io, 'readme.submit-about', { files: listed }),
    ...(guides === null ? [] : [`## ${say(io, 'readme.more')}`, links(io, kit, guides)]),
  ].join('\n\n')}\n`;
}

/** What is given to the command as the player: a program of several files is its folder. */
export function botIn(folder: string, { files, main }: Kit): string {
  return files.length > 1 ? folder : join(folder, main);
}

function links(io: Pick<Io, 'language'>, { contest }: Kit, guides: string): string {
  const twin = io.language === 'en' ? '' : `.${io.language}`;
  const pages = {
    rules: join(guides, contest, `rules${twin}.md`),
    protocol: join(guides, contest, `protocol${twin}.md`),
    'first-bot': join(guides, contest, `first-bot${twin}.md`),
    time: join(guides, `time${twin}.md`),
  } as const;
  return Object.entries(pages)
    .map(([name, path]) => `- [${say(io, `readme.${name as keyof typeof pages}`)}](<${path}>)`)
    .join('\n');
}

function fenced(lines: readonly string[]): string {
  return ['```', ...lines, '```'].join('\n');
}

function code(text: string): string {
  return `\`${text}\``;
}
