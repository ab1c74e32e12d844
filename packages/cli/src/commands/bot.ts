import { engines } from '@daeguk/engines';
import { type Protocol, protocols } from '@daeguk/protocols';
import type { Contest } from '@daeguk/referee';
import { Contestant } from '../bot/contestant.js';
import { playOverPipes } from '../bot/over-pipes.js';
import { type Address, playOverTcp } from '../bot/over-tcp.js';
import { readSeed } from '../choice.js';
import { chooseContest } from '../contests.js';
import { readLevel } from '../entries.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain, text } from '../messages.js';

export interface BotFlags {
  readonly level?: string;
  readonly seed?: string;
  readonly address?: string;
}

/** Remembers two million positions, in 32 MB: every contest has room for that. */
const TABLE_BITS = 21;

/** The house AI as a contestant's program, over the contest's own protocol. */
export async function bot(
  io: Io,
  contestName: string,
  words: readonly string[],
  flags: BotFlags,
): Promise<number> {
  const contest = chooseContest(io, contestName);
  const level = readLevel(io, flags.level ?? 'hard');
  const seed = readSeed(io, flags.seed);
  const address = readAddress(io, flags.address ?? 'localhost:8888');
  if (contest === null || level === null || seed === null || address === null) return BAD_USAGE;
  const protocol = protocolFor(contest, words);
  const maker = engines.get(contest.game);
  if (protocol === null || maker === undefined) {
    complain(io, text(io, 'error.no-bot', { contest: contest.id }));
    return BAD_USAGE;
  }
  const engine = await maker.load(TABLE_BITS);
  const setting = { contest, engine, level, seed };
  const contestant = new Contestant(setting, protocol.guest(contest.options));
  switch (protocol.transport) {
    case 'pipes':
      await playOverPipes(io, contestant);
      return DONE;
    case 'tcp':
      if (await playOverTcp(address, contestant)) return DONE;
      complain(io, text(io, 'error.referee-gone'));
      return FAILED;
    case 'afresh': {
      const answers = contestant.hearWhole(new TextEncoder().encode(words.join(' ')));
      for (const message of answers) io.write(message);
      if (answers.length > 0) return DONE;
      complain(io, text(io, 'error.no-question', { words: words.join(' ') }));
      return BAD_USAGE;
    }
  }
}

/** The one that is told all in its arguments, if there are any; else the first that is not. */
function protocolFor(contest: Contest, words: readonly string[]): Protocol | null {
  const known = contest.protocols.flatMap((name) => protocols.get(name) ?? []);
  const isMeant = ({ transport }: Protocol) => (transport === 'afresh') === words.length > 0;
  return known.find(isMeant) ?? null;
}

function readAddress(io: Io, address: string): Address | null {
  const [, host, port] = /^(?:(.+):)?(\d{1,5})$/.exec(address) ?? [];
  const number = Number(port);
  if (number >= 1 && number <= 65_535) return { host: host ?? 'localhost', port: number };
  complain(io, text(io, 'error.address', { address }));
  return null;
}
