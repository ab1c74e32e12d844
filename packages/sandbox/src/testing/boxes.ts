import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { Box, type BoxEnd } from '../box.js';
import type { BoxLimits, BoxPlan } from '../limits.js';
import { probe } from '../probe.js';
import { threadsOf, threadTimes } from '../processes.js';
import { type Sandbox, sandboxOf } from '../tier.js';

const PYTHON = '/usr/bin/python3';

const LIMITS: BoxLimits = {
  memory: 128 << 20,
  processes: 8,
  // In tier B the processes of all boxes count together, and other tests may run at the same time.
  tasks: 512,
  scratch: 4 << 20,
};

/** A plan as a test writes it: limits that do not matter to it are the usual ones. */
export interface Wish extends Partial<Omit<BoxPlan, 'command' | 'limits'>> {
  readonly limits?: Partial<BoxLimits>;
}

/** How a program fared, and what it said. */
export interface Fared extends BoxEnd {
  readonly output: string;
  readonly errors: string;
}

const best = await probe();

/** The same tests in a box of each tier this machine gives; the others say why they are skipped. */
export function inEachTier(tests: (sandbox: Sandbox) => void): void {
  for (const tier of ['A', 'B'] as const) {
    const lacking = lackingFor(tier);
    describe.skipIf(lacking !== null)(`in tier ${tier}`, () => {
      if (lacking === null) tests(sandboxOf(tier));
      else test(`skipped: ${lacking}`, () => {});
    });
  }
}

function lackingFor(tier: 'A' | 'B'): string | null {
  if (best.tier > tier) return best.missing.join('; ');
  return existsSync(PYTHON) ? null : `the programs of these tests need ${PYTHON}`;
}

/** The best sandbox there is; for tests that do not depend on the tier. */
export function bestSandbox(): Sandbox {
  return sandboxOf(best.tier);
}

/** A Python program as a command; `marker` is an argument by which its processes can be found. */
export function python(script: string, marker = 'unmarked'): string[] {
  return [PYTHON, '-c', script, marker];
}

export function shell(script: string, marker = 'unmarked'): string[] {
  return ['/bin/sh', '-c', script, marker];
}

/** A box that is ended when the test has, however it went. */
export async function openBox(
  sandbox: Sandbox,
  command: readonly string[],
  { limits = {}, visible = [], ...rest }: Wish = {},
): Promise<Box> {
  const plan = { command, visible, limits: { ...LIMITS, ...limits }, ...rest };
  const box = await Box.open(sandbox, plan);
  onTestFinished(async () => void (await box.end()));
  return box;
}

export async function startBox(
  sandbox: Sandbox,
  command: readonly string[],
  wish: Wish = {},
): Promise<Box> {
  const box = await openBox(sandbox, command, wish);
  box.release();
  return box;
}

/** Runs a program to its end. */
export async function run(
  sandbox: Sandbox,
  command: readonly string[],
  wish: Wish = {},
): Promise<Fared> {
  const box = await openBox(sandbox, command, wish);
  const said = Promise.all([text(box.stdout), text(box.stderr)]);
  box.release();
  const end = await box.ended;
  const [output, errors] = await said;
  return { ...end, output, errors };
}

/** The first line a program says. */
export function firstLine({ stdout }: Box): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = '';
    const listen = (piece: Buffer) => {
      heard += piece.toString('utf8');
      if (!heard.includes('\n')) return;
      stdout.off('data', listen);
      resolve(heard.slice(0, heard.indexOf('\n')));
    };
    stdout.on('data', listen);
    stdout.on('close', () => reject(new Error(`it ended after "${heard}"`)));
  });
}

let markers = 0;

/** An argument that no other process of the machine has. */
export function newMarker(): string {
  markers += 1;
  return `daeguk-marker-${process.pid}-${markers}-${Date.now()}`;
}

/** The processes started with this argument, bubblewrap's own among them. */
export function processesWith(marker: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => commandLine(pid).includes(marker)).map(Number);
}

function commandLine(pid: string): string[] {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
  } catch {
    return [];
  }
}

/** Milliseconds of CPU time those processes have had, as the kernel tells us and not the box. */
export function cpuOf(marker: string): number {
  const times = processesWith(marker).flatMap((pid) =>
    threadsOf(pid).map((thread) => threadTimes(pid, thread)?.cpu ?? 0),
  );
  return times.reduce((sum, cpu) => sum + cpu, 0);
}

/** Nothing runs but what was on a core that moment; after the blink that takes, nothing at all. */
export async function expectStill(marker: string): Promise<void> {
  const before = cpuOf(marker);
  await sleep(30);
  const settled = cpuOf(marker);
  expect(settled - before).toBeLessThan(15);
  await sleep(70);
  expect(cpuOf(marker) - settled).toBeLessThan(1);
}

/** The groups of this process that are in the kernel's tree; others may have theirs there. */
export function ownGroups({ cgroups }: Sandbox): readonly string[] {
  return (cgroups?.names() ?? []).filter((name) => name.startsWith(`${process.pid}-`));
}
