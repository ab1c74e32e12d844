import type { Io } from '../io.js';
import type { Contestant } from './contestant.js';

/** Plays over stdin and stdout until the referee says goodbye, or is gone. */
export async function playOverPipes(io: Io, contestant: Contestant): Promise<void> {
  for (const message of contestant.hello()) io.write(message);
  for await (const piece of io.input) {
    for (const message of contestant.hear(piece)) io.write(message);
    if (contestant.isOver) return;
  }
}
