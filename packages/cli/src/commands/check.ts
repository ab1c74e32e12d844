import { resolve } from 'node:path';
import { excerpt } from '@daeguk/games';
import type { Contest } from '@daeguk/referee';
import { findSources, Staging, sandboxOf } from '@daeguk/sandbox';
import { type Finding, plainFinding } from '../check/finding.js';
import { jsonFinding, jsonSummary } from '../check/json-report.js';
import { type CheckName, say } from '../check/messages.js';
import { type CheckPlan, runChecks } from '../check/run.js';
import { findingLines, summaryLines } from '../check/text-report.js';
import { readSeed } from '../choice.js';
import { chooseContest } from '../contests.js';
import { readEntrant, readProtocol } from '../entries.js';
import { Interrupt } from '../interrupt.js';
import { BAD_USAGE, DONE, FAILED, type Io } from '../io.js';
import { shortName } from '../match/text-report.js';
import { complain } from '../messages.js';
import { Progress } from '../progress.js';
import { readSlots } from '../slots.js';
import { readTier, type TierFlags } from '../tier.js';

export interface CheckFlags extends TierFlags {
  readonly protocol?: string;
  readonly seed?: string;
  readonly talk?: boolean;
  readonly failFast?: boolean;
  readonly json?: boolean;
}

/** The same checks each time, unless somebody asks for others. */
const SEED = '1';

/** Is a bot sound? Takes it through everything a contest may ask of it. */
export async function check(
  io: Io,
  contestName: string,
  word: string,
  flags: CheckFlags,
): Promise<number> {
  const staging = new Staging();
  const interrupt = new Interrupt(1);
  try {
    const plan = await readPlan(io, contestName, word, flags, staging);
    if (typeof plan === 'number') return plan;
    const [stop] = interrupt.whilePlaying() as [AbortSignal];
    return await run(io, plan, flags, stop);
  } finally {
    interrupt.close();
    staging.remove();
  }
}

async function readPlan(
  io: Io,
  contestName: string,
  word: string,
  flags: CheckFlags,
  staging: Staging,
): Promise<CheckPlan | number> {
  const contest = chooseContest(io, contestName);
  const seed = readSeed(io, flags.seed ?? SEED);
  const protocol = contest && readProtocol(io, contest, flags.protocol);
  if (contest === null || seed === null || protocol === null) return BAD_USAGE;
  const [cores = []] = readSlots(io, contest, undefined) ?? [];
  const tier = await readTier(io, flags);
  if (tier === null) return FAILED;
  const setting = { contest, protocol, sandbox: sandboxOf(tier), staging, folder: process.cwd() };
  const bot = await readEntrant(io, word, setting);
  if (bot === null) return BAD_USAGE;
  if (bot.kind === 'unbuilt') return tellUnbuilt(io, contest, word, flags);
  const isBuilt = findSources(resolve(word)) !== null;
  if (bot.kind === 'program') {
    return { contest, bot, isBuilt, tier, cores, seed, folder: staging.newFolder() };
  }
  complain(io, say(io, 'error.check-house', { name: excerpt(word) }));
  return BAD_USAGE;
}

/** Nothing else can be looked at then. */
function tellUnbuilt(io: Io, contest: Contest, word: string, flags: CheckFlags): number {
  const report = new Report(io, flags);
  report.begin(contest, word);
  report.add(plainFinding('build', 'failed'));
  return report.end(false);
}

async function run(io: Io, plan: CheckPlan, flags: CheckFlags, stop: AbortSignal): Promise<number> {
  const report = new Report(io, flags);
  report.begin(plan.contest, plan.bot.name);
  for await (const finding of runChecks(plan, stop, (name) => report.wait(name))) {
    report.add(finding);
    if (flags.failFast && finding.result === 'failed') break;
  }
  return report.end(stop.aborted);
}

/** Tells of checks as they are done, and what they come to. */
class Report {
  readonly #io: Io;
  readonly #flags: CheckFlags;
  readonly #findings: Finding[] = [];
  #stopWaiting = () => {};

  constructor(io: Io, flags: CheckFlags) {
    this.#io = io;
    this.#flags = flags;
  }

  begin(contest: Contest, bot: string): void {
    if (this.#flags.json) return;
    const title = contest.title[this.#io.language];
    this.#io.out(say(this.#io, 'report.title', { bot: shortName(bot), contest: title }));
    this.#io.out('');
  }

  /** On a terminal, somebody may wonder why nothing happens. */
  wait(name: CheckName): void {
    const progress = new Progress(this.#io);
    const check = say(this.#io, `check.${name}`);
    const show = () =>
      progress.show((seconds) => say(this.#io, 'report.waiting', { check, seconds }));
    const timer = setInterval(show, 1000);
    this.#stopWaiting = () => {
      clearInterval(timer);
      progress.clear();
    };
  }

  add(finding: Finding): void {
    this.#stopWaiting();
    if (this.#flags.json) this.#io.out(jsonFinding(finding));
    else {
      const lines = findingLines(this.#io, finding, this.#findings, this.#flags.talk === true);
      for (const line of lines) this.#io.out(line);
    }
    this.#findings.push(finding);
  }

  /** The exit code. */
  end(isStopped: boolean): number {
    this.#stopWaiting();
    const isSound = !isStopped && this.#findings.every(({ result }) => result === 'passed');
    if (this.#flags.json) this.#io.out(jsonSummary(this.#findings, isSound));
    else {
      this.#io.out('');
      if (isStopped) this.#io.out(say(this.#io, 'report.stopped'));
      else for (const line of summaryLines(this.#io, this.#findings)) this.#io.out(line);
    }
    return isSound ? DONE : FAILED;
  }
}
