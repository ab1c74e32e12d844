import { fail, ok, type Result } from '@daeguk/games';
import type { Both, Contest, Entry } from '@daeguk/referee';
import { eq } from 'drizzle-orm';
import { accounts, type StoredSeat, submissions } from '../store/schema.js';
import type { Store } from '../store/store.js';
import type { HeldProgram, Programs } from './programs.js';

/** Who sits down, and what must stay until they have got up again. */
export interface Seated {
  readonly seats: Both<Entry>;
  release(): void;
}

/** Seats the players of a game. Who was built once and cannot be built now loses nothing: it spoils the game. */
export async function seatPlayers(
  store: Store,
  programs: Programs,
  contest: Contest,
  { first, second }: Both<StoredSeat>,
): Promise<Result<Seated>> {
  const held: HeldProgram[] = [];
  const release = () => {
    for (const program of held) program.release();
  };
  const seat = async (stored: StoredSeat): Promise<Result<Entry>> => {
    if (stored.kind !== 'submission') return ok(entryOf(stored));
    const { name, player } = await submitted(store, stored.submission);
    if (player.kind !== 'program') return ok({ ...player, name });
    const program = await programs.hold(stored.submission);
    held.push(program);
    const { built } = program;
    if (program.program === null) {
      return fail('unbuilt', { submission: stored.submission, fault: built.fault ?? '' });
    }
    const { command, visible } = program.program;
    const memory = contest.limits.memoryMegabytes * 2 ** 20;
    const { protocol } = player;
    return ok({ kind: 'program', name, protocol, command: command(memory), visible });
  };
  try {
    const [one, two] = [await seat(first), await seat(second)];
    if (one.ok && two.ok) return ok({ seats: { first: one.value, second: two.value }, release });
    release();
    return one.ok ? (two as Result<never>) : one;
  } catch (error) {
    release();
    throw error;
  }
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
