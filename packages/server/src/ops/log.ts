import { renameSync, statSync } from 'node:fs';
import { printable } from '@daeguk/games';
import { type DestinationStream, destination, type Logger, type LoggerOptions, pino } from 'pino';

/** Where lines of the log go: to a file, to stderr, or in plain words to whoever sits there. */
export type LogTarget = { readonly file: string } | 'stderr' | 'plain';

const LARGE = 32 * 2 ** 20;

/** What nobody may read in a log, wherever it stands. */
const SECRETS = [
  'password',
  'old',
  'new',
  'secret',
  'token',
  'key',
  'keys',
  'csrf',
  'cookie',
  'authorization',
  '["set-cookie"]',
  '["x-csrf-token"]',
  '["sec-websocket-protocol"]',
];

const PLACES = ['', 'body.', 'headers.', 'req.', 'req.headers.', 'req.body.', 'res.headers.'];

const OPTIONS: LoggerOptions = {
  base: null,
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: shownError },
  redact: { paths: SECRETS.flatMap(pathsOf), censor: '(secret)' },
};

/** Of a query that failed, its values stay unsaid: hashes of passwords are among them. */
function shownError(error: Error & { readonly query?: unknown; readonly code?: unknown }) {
  const { query, cause } = error;
  const real = typeof query === 'string' && cause instanceof Error ? cause : error;
  const { name: type, message, stack } = real;
  return { type, message, stack, code: (real as { code?: unknown }).code, query };
}

/** A log of JSON lines, without secrets. */
export function openLog(target: LogTarget): Logger {
  if (target === 'plain') return logTo({ write: (line) => process.stderr.write(plain(line)) });
  if (target !== 'stderr') setOldAside(target.file);
  const place =
    target === 'stderr' ? { dest: 2 } : { dest: target.file, mode: 0o600, append: true };
  return logTo(destination({ ...place, sync: true }));
}

/** One that has grown large is put aside at the start; the one put aside before it goes. */
function setOldAside(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > LARGE) renameSync(file, `${file}.old`);
}

export function logTo(stream: DestinationStream): Logger {
  return pino(OPTIONS, stream);
}

/** The time, what it is about, and why. */
function plain(line: string): string {
  const { time, msg, problem, reason, err } = JSON.parse(line);
  const why = problem ?? reason ?? err?.message;
  const words = why === undefined ? msg : `${msg}: ${why}`;
  return `${new Date(time).toTimeString().slice(0, 8)}  ${printable(words)}\n`;
}

function pathsOf(secret: string): string[] {
  return PLACES.map((place) => (secret.startsWith('[') ? place.slice(0, -1) : place) + secret);
}
