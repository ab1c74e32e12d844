import { complainOfArena } from '../arena/faults.js';
import { say } from '../arena/messages.js';
import { type WhereFlags, whereOf } from '../arena/where.js';
import { DONE, type Io } from '../io.js';

/** Fills an empty arena with what was exported from another. */
export async function importArena(io: Io, folder: string, flags: WhereFlags): Promise<number> {
  const server = await import('@daeguk/server');
  const made = await server.importArena(whereOf(flags), folder);
  if (!made.ok) return complainOfArena(io, server.messages, made.fault);
  io.out(say(io, 'import.done', { folder, ...made.value.counts }));
  return DONE;
}
