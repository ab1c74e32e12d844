import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyGame, games } from '@daeguk/games';
import {
  type Entry,
  type Evidence,
  type GameTable,
  other,
  type PersonLine,
  type RecordedGame,
  readRecordedGame,
  type Verdict,
} from '@daeguk/referee';
import type { Tier } from '@daeguk/sandbox';
import type { Trial } from './trial.js';

/** A trial as it went, by its record. */
export interface PlayedTrial {
  readonly trial: Trial;
  readonly game: RecordedGame;
  readonly evidence: Evidence;
}

/** Plays a trial like any game, with its record in a folder; null if the platform could not, or somebody stopped it. */
export async function playTrial(
  table: GameTable,
  bot: Entry,
  tier: Tier,
  trial: Trial,
  folder: string,
): Promise<PlayedTrial | null> {
  const { contest, seed, seat } = trial;
  const record = join(folder, trial.name);
  const opponent: Entry = { kind: 'person', name: 'check' };
  const isFirst = seat === 'first';
  const seats = isFirst ? { first: bot, second: opponent } : { first: opponent, second: bot };
  const line = opponentLine(trial, games.get(contest.game) as AnyGame);
  const persons = { [other(seat)]: line };
  const watcher = { began: () => {}, noted: () => {}, persons };
  const plan = { contest, seed, seats, tier, isWatched: false, record };
  const { verdict, evidence } = await table.play(plan, watcher);
  if (evidence === null || !isJudged(verdict, trial)) return null;
  const game = readRecordedGame(readFileSync(record, 'utf8'));
  rmSync(record);
  return game.ok ? { trial, game: game.value, evidence: evidence[seat] } : null;
}

/** Whether it came to anything: the platform may fail, and even the opponent if the machine is very busy. */
function isJudged({ ending, culprit }: Verdict, { seat }: Trial): boolean {
  if (ending === 'void' || ending === 'stopped') return false;
  return !(ending === 'time' && culprit === other(seat));
}

/** The other side's moves are chosen here, where the trial was ordered. */
function opponentLine({ opponent, seat }: Trial, { sides }: AnyGame): PersonLine {
  const own = sides[seat === 'first' ? 1 : 0];
  return {
    ask: async ({ state, moves }) =>
      opponent(state, moves.filter(({ side }) => side === own).length),
    rest: () => {},
  };
}
