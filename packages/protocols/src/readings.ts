import type { AnyGame } from '@daeguk/games';
import type { Reading, Request } from './protocol.js';

export const invalidReply: Reading = { kind: 'wrong', code: 'invalid-reply' };
export const outOfTurn: Reading = { kind: 'wrong', code: 'out-of-turn' };
export const ignored: Reading = { kind: 'ignored' };

/** What the player owes, null if nothing. */
export function awaited(open: Request | null): 'move' | 'reply' | null {
  return open === null || open.awaits === 'nothing' ? null : open.awaits;
}

/** A move of the right form. Whether it can be played is not asked here. */
export function readAsMove(book: AnyGame, state: unknown, text: string): Reading {
  const read = book.parseMove(text, state);
  const isReadable = read.ok || read.fault.code !== 'unreadable';
  return isReadable ? { kind: 'move', move: text } : invalidReply;
}

/** The answer where `OK` is the only reply and a move has its line for itself. */
export function readPlainAnswer(
  book: AnyGame,
  state: unknown,
  line: string,
  open: Request | null,
): Reading {
  const owed = awaited(open);
  if (owed === null) return outOfTurn;
  if (owed === 'move') return readAsMove(book, state, line);
  return line === 'OK' ? { kind: 'reply' } : invalidReply;
}
