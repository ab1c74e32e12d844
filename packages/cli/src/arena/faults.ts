import { type Catalogue, describe, type Fault, printable } from '@daeguk/games';
import { BAD_USAGE, FAILED, type Io } from '../io.js';
import { complain } from '../messages.js';
import { say } from './messages.js';
import { forgetToken } from './tokens.js';

/** Says what a server would not do, in its own words where it has any. A kept token it refuses is forgotten. */
export function complainOfServer(io: Io, address: string, { code, values }: Fault): number {
  if (code === 'no-server') complain(io, say(io, 'error.no-server', { address }));
  else if (values.status === 401) {
    if (!process.env.DAEGUK_TOKEN) forgetToken(address);
    complain(io, say(io, 'error.token-refused'));
  } else complain(io, printable(String(values.detail ?? code)));
  return FAILED;
}

/** What was wrong with the words of the command line, or with the place they name. */
const USAGE = /^(data-|export-not-empty|import-no-manifest|import-not-empty|port-taken|address)/;

/** Says what kept an arena from being opened or moved. */
export function complainOfArena(io: Io, words: Catalogue, fault: Fault): number {
  const shown = Object.entries(fault.values).map(([name, value]) => [name, safe(value)]);
  complain(io, describe(words, { ...fault, values: Object.fromEntries(shown) }, io.language));
  return USAGE.test(fault.code) ? BAD_USAGE : FAILED;
}

function safe(value: string | number): string | number {
  return typeof value === 'string' ? printable(value) : value;
}
