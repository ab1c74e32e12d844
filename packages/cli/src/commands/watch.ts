import { Client, type ServerEvent } from '@daeguk/api';
import { type Fault, wholeNumber } from '@daeguk/games';
import { readServer } from '../arena/address.js';
import { complainOfServer } from '../arena/faults.js';
import { say } from '../arena/messages.js';
import { keptToken } from '../arena/tokens.js';
import { watchContest } from '../arena/watch-contest.js';
import { type Watching, watchGame } from '../arena/watch-game.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';

export interface WatchFlags {
  readonly server?: string;
  readonly json?: boolean;
}

/** Shows a game, or the ladder of a contest, as it goes on; without a word, the newest game that is on. */
export async function watch(io: Io, what: string | undefined, flags: WatchFlags): Promise<number> {
  const address = readServer(io, flags.server);
  if (address === null) return BAD_USAGE;
  const token = process.env.DAEGUK_TOKEN || keptToken(address);
  const client = new Client({ address, language: io.language, ...(token && { token }) });
  const watching = { io, client, address };
  const game = what === undefined ? await newestGame(watching) : wholeNumber(what);
  if (typeof game === 'object' && game !== null) return game.exitCode;
  if (game === null) {
    const contest = what ?? '';
    if (flags.json !== true) return watchContest(watching, contest);
    const params = { contest };
    return printEvents(watching, client.events('GET /api/contests/:contest/events', { params }));
  }
  if (flags.json !== true) return watchGame(watching, game);
  return printEvents(watching, client.events('GET /api/games/:game/events', { params: { game } }));
}

async function newestGame({
  io,
  client,
  address,
}: Watching): Promise<number | { exitCode: number }> {
  const found = await client.call('GET /api/games', { query: { state: 'playing', limit: 1 } });
  if (!found.ok) return { exitCode: complainOfServer(io, address, found.fault) };
  const [newest] = found.value;
  if (newest !== undefined) return newest.id;
  complain(io, say(io, 'error.nothing-on'));
  return { exitCode: FAILED };
}

/** Every event as a line of JSON, until there is no more to come. */
async function printEvents(
  { io, address }: Watching,
  events: AsyncGenerator<ServerEvent, Fault | undefined>,
): Promise<number> {
  for (;;) {
    const next = await events.next();
    if (next.done) {
      return next.value === undefined ? DONE : complainOfServer(io, address, next.value);
    }
    const { event, data } = next.value;
    io.out(JSON.stringify({ event, data: JSON.parse(data) }));
    if (event === 'over') return DONE;
  }
}
