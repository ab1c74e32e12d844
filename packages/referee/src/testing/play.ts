import { sandboxOf, type Tier } from '@daeguk/sandbox';
import { Attempt, type AttemptReport } from '../attempt.js';
import type { Contest } from '../contest.js';
import type { Note } from '../orders.js';
import type { Entry } from '../plan.js';
import type { PersonLines } from '../players/seat-player.js';
import type { RecordSink } from '../record.js';
import type { Both } from '../seats.js';
import { MemorySink } from './memory-sink.js';
import { RANDOM } from './table.js';

interface Playing {
  readonly contest: Contest;
  readonly seats?: Both<Entry>;
  readonly seed?: number;
  readonly tier?: Tier;
  readonly sink?: RecordSink;
  readonly persons?: PersonLines;
  readonly watch?: (note: Note) => void;
}

/** Plays a game once, here in this process, and gives its record as well. */
export async function playOnce(playing: Playing): Promise<AttemptReport & { record: Buffer }> {
  const { contest, seats = { first: RANDOM, second: RANDOM }, seed = 1, tier = 'C' } = playing;
  const sink = playing.sink ?? new MemorySink();
  const plan = { contest, seed, seats, tier, cores: [], isWatched: false, record: null };
  const { persons = {}, watch = () => {} } = playing;
  const setting = { plan, sandbox: sandboxOf(tier), number: 1, sink, persons, watch };
  const report = await new Attempt(setting).play();
  return { ...report, record: Buffer.from(sink instanceof MemorySink ? sink.text : '') };
}
