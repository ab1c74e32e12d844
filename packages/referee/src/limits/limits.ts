import { type Language, phrase } from '@daeguk/games';
import { type Host, protocols } from '@daeguk/protocols';
import { drawConditions } from '../conditions.js';
import type { Contest } from '../contest.js';
import { messages } from './messages.js';

type Key = keyof typeof messages.en;
type Values = Readonly<Record<string, string | number>>;
type Say = (key: Key, values?: Values) => string;
type Row = readonly [label: Key, figure: string];

export interface Limit {
  readonly what: string;
  readonly figure: string;
}

/** A contest's limits, and what it costs to break them, in words; names of code stand between `backticks`. */
export function limitsOf(contest: Contest, language: Language): Limit[] {
  const say: Say = (key, values = {}) => phrase(messages, language, key, values) ?? key;
  const { limits, faults, opponentsTurn } = contest;
  const rows: Row[] = [
    ...spokenOnly(
      contest,
      say,
      'label.start',
      (host) => host.greeting().length > 0,
      () => say('seconds', { number: limits.startSeconds }),
    ),
    ['label.move', moveTime(contest, say)],
    ['label.game', gameTime(contest, say)],
    ['label.memory', size(limits.memoryMegabytes * MEGABYTE, say)],
    ['label.processes', processes(contest, say)],
    ['label.scratch', scratch(contest, say)],
    ['label.output', output(contest, say)],
    ['label.opponent', say(`opponent.${opponentsTurn}`)],
    ['label.illegal', say(`policy.${faults.illegal}`)],
    ['label.late', say(`policy.${faults.late}`)],
    ['label.crash', say(faults.crash === 'loses' ? 'policy.loses' : 'policy.first-legal.gone')],
    ...spokenOnly(contest, say, 'label.debug', understandsDebug, () => debug(contest, say)),
  ];
  return rows.map(([label, figure]) => ({ what: say(label), figure }));
}

/** What only some of the contest's protocols know is said of them; what none does is left out. */
function spokenOnly(
  contest: Contest,
  say: Say,
  label: Key,
  isKnown: (host: Host) => boolean,
  figure: () => string,
): Row[] {
  const { start, game } = drawConditions(contest, 0);
  const known = contest.protocols.filter((name) => {
    const settings = contest.settings;
    const host = protocols
      .get(name)
      ?.host({ side: game.sides[0], start, moveTime: null, settings });
    return host !== undefined && isKnown(host);
  });
  if (known.length === 0) return [];
  if (known.length === contest.protocols.length) return [[label, figure()]];
  const names = known.map((name) => `\`${name}\``).join(', ');
  return [[label, say('only', { text: figure(), protocols: names })]];
}

function understandsDebug(host: Host): boolean {
  return host.read(new TextEncoder().encode('DEBUG text'), null).kind === 'debug';
}

function moveTime({ limits: { moveSeconds }, drawnAnew }: Contest, say: Say): string {
  if (moveSeconds === null) return say('seconds.none-own');
  if (typeof moveSeconds === 'number') return say('seconds', { number: moveSeconds });
  return say(`seconds.drawn.${drawnAnew}`, moveSeconds);
}

function gameTime({ limits: { gameSeconds, incrementSeconds } }: Contest, say: Say): string {
  if (gameSeconds === null) return say('seconds.none');
  const text = say('seconds.game', { number: gameSeconds });
  return incrementSeconds === 0
    ? text
    : say('seconds.increment', { text, number: incrementSeconds });
}

function processes({ limits: { processes, threads } }: Contest, say: Say): string {
  if (processes === 1) return say('processes.one', { threads });
  return say('processes.many', { tasks: processes + threads });
}

function scratch({ limits: { scratchMegabytes } }: Contest, say: Say): string {
  if (scratchMegabytes === 0) return say('scratch.none');
  return say('scratch', { size: size(scratchMegabytes * MEGABYTE, say) });
}

function output({ limits: { output } }: Contest, say: Say): string {
  const { lineBytes, moveBytes, gameBytes } = output;
  const [line, move, game] = [lineBytes, moveBytes, gameBytes].map((bytes) => size(bytes, say));
  return say('output', { line: line ?? '', move: move ?? '', game: game ?? '' });
}

function debug({ limits: { debug } }: Contest, say: Say): string {
  const { messageBytes, totalBytes, messages: lines } = debug;
  const [message, total] = [size(messageBytes, say), size(totalBytes, say)];
  return say('debug', { message, total, messages: lines });
}

const MEGABYTE = 2 ** 20;

/** Exactly: in the largest unit that has no fraction. */
function size(bytes: number, say: Say): string {
  const units = ['bytes', 'KB', 'MB', 'GB'];
  let [number, unit] = [bytes, 0];
  while (number % 1024 === 0 && unit < units.length - 1) {
    number /= 1024;
    unit++;
  }
  return say('bytes', { number, unit: units[unit] as string });
}
