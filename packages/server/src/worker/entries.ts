import type { Both, Contest, Entry } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { accounts, type StoredSeat, submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { BuildFault } from '../submissions/built.js';
import type { HeldProgram, Programs } from './programs.js';

/** Who sits down, and what must stay until they have got up again; or why somebody could not be built. */
export type Seating =
  | { readonly is: 'seated'; readonly seats: Both<Entry>; release(): void }
  | { readonly is: 'unbuilt'; readonly faults: Both<BuildFault | null> };

/** Seats the players of a game. */
export async function seatPlayers(
  store: Store,
  programs: Programs,
  contest: Contest,
  { first, second }: Both<StoredSeat>,
): Promise<Seating> {
  const held: HeldProgram[] = [];
  const release = () => {
    for (const program of held) program.release();
  };
  const seat = async (stored: StoredSeat): Promise<Entry | BuildFault> => {
    if (stored.kind !== 'submission') return entryOf(stored);
    const { name, player } = await submitted(store, stored.submission);
    if (player.kind !== 'program') return { ...player, name };
    const program = await programs.hold(stored.submission);
    held.push(program);
    if (program.program === null) return program.built.fault ?? 'sandbox';
    const { command, visible } = program.program;
    const memory = contest.limits.memoryMegabytes * 2 ** 20;
    const { protocol } = player;
    return { kind: 'program', name, protocol, command: command(memory), visible };
  };
  try {
    const [one, two] = [await seat(first), await seat(second)];
    if (typeof one !== 'string' && typeof two !== 'string') {
      return { is: 'seated', seats: { first: one, second: two }, release };
    }
    release();
    return { is: 'unbuilt', faults: { first: faultOf(one), second: faultOf(two) } };
  } catch (error) {
    release();
    throw error;
  }
}

function faultOf(seat: Entry | BuildFault): BuildFault | null {
  return typeof seat === 'string' ? seat : null;
}

function entryOf(seat: Exclude<StoredSeat, { kind: 'submission' }>): Entry {
  if (seat.kind === 'person') return { kind: 'person', name: seat.name };
  if (seat.kind === 'random') return { kind: 'random', name: 'random' };
  return { kind: 'house', name: `house:${seat.level}`, level: seat.level };
}

async function submitted({ db }: Store, submission: number) {
  const [row] = await db
    .select({ player: submissions.player, nickname: accounts.nickname })
    .from(submissions)
    .innerJoin(accounts, eq(accounts.id, submissions.author))
    .where(eq(submissions.id, submission));
  if (row === undefined) throw new TypeError(`there is no submission ${submission}`);
  return { player: row.player, name: row.nickname ?? `#${submission}` };
}
