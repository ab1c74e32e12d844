import { excerpt } from '@daeguk/games';
import type { Io } from '../io.js';
import { complain } from '../messages.js';
import { say } from './messages.js';

const USUAL = 'http://127.0.0.1:8080';

/** Where the server is, by the option, DAEGUK_SERVER, or as usual; null after a complaint if that is no address. */
export function readServer(io: Io, given = process.env.DAEGUK_SERVER || USUAL): string | null {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url !== null && /^https?:$/.test(url.protocol) && url.username === '') {
    return url.origin + url.pathname.replace(/\/+$/, '');
  }
  complain(io, say(io, 'error.server', { address: excerpt(given) }));
  return null;
}
