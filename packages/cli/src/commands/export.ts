import { complainOfArena } from '../arena/faults.js';
import { say } from '../arena/messages.js';
import { type WhereFlags, whereOf } from '../arena/where.js';
import { DONE, type Io } from '../io.js';

/** Writes everything an arena remembers into a folder of plain files. */
export async function exportArena(io: Io, folder: string, flags: WhereFlags): Promise<number> {
  const server = await import('@daeguk/server');
  const made = await server.exportArena(whereOf(flags), folder);
  if (!made.ok) return complainOfArena(io, server.messages, made.fault);
  io.out(say(io, 'export.done', { folder, ...made.value.counts }));
  io.out(say(io, 'export.secret'));
  return DONE;
}
