import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import type { Duplex, Readable } from 'node:stream';
import { boxedCommand, FILTER_FD, START_FD, STATUS_FD } from './bubblewrap.js';
import { inheritedAbove } from './descriptors.js';
import type { BoxPlan } from './limits.js';
import { listenInside } from './listener.js';
import type { ExitReport, Running } from './running.js';
import { seccompFilter } from './seccomp.js';
import { boxEnvironment } from './sweep.js';
import type { Sandbox } from './tier.js';

const MILLISECONDS_TO_OPEN = 10_000;

/** Puts a program in a bubblewrap box. */
export async function launchBoxed(sandbox: Sandbox, plan: BoxPlan): Promise<Running> {
  const { isRoot, cgroups } = sandbox;
  const hasCgroup = cgroups !== null;
  // Memory in files that nobody has mapped is seen by the kernel's book-keeping alone.
  const filter = seccompFilter({
    mayFork: plan.limits.processes > 1,
    mayMakeMemoryFiles: hasCgroup,
  });
  const hasFilter = filter !== null;
  const launch = { isRoot, user: newUser(), hasCgroup, hasFilter, isCoreless: isCoreless() };
  const [program = '', ...words] = boxedCommand(plan, launch);
  // A session of its own: Ctrl-C at the terminal is for us, and we end the box in good order.
  const child = withUsualPriority(() =>
    spawn(program, words, { stdio: descriptors(), env: boxEnvironment(), detached: true }),
  );
  pipe(child, FILTER_FD).end(filter ?? '');
  const status = new StatusReader(pipe(child, STATUS_FD));
  const ended = exitReport(child, status);
  const first = await firstProcess(child, status, ended);
  return {
    child,
    first,
    isInit: true,
    ended,
    release: () => pipe(child, START_FD).end('go'),
    kill: () => process.kill(first, 'SIGKILL'),
    listen: (port) => listenInside(first, isRoot, port),
  };
}

const FIRST_USER = 1_600_000_000;
const USERS_A_PROCESS = 256;
let users = 0;

/** A user that no other box has now: much of what the kernel hands out is limited by user. */
function newUser(): number {
  users = (users + 1) % USERS_A_PROCESS;
  return FIRST_USER + (process.pid % 2 ** 20) * USERS_A_PROCESS + users;
}

let coreless: boolean | null = null;

/** Whether our own limit for core files is 0; then it need not be set for each box. */
function isCoreless(): boolean {
  coreless ??= /^Max core file size +0 +0 /m.test(readFileSync('/proc/self/limits', 'latin1'));
  return coreless;
}

/** A child inherits our priority. A referee may have a better one; the programs it watches may not. */
function withUsualPriority<T>(act: () => T): T {
  const own = getPriority();
  if (own >= 0) return act();
  setPriority(0);
  try {
    return act();
  } finally {
    setPriority(own);
  }
}

/** Pipes for the program and for bubblewrap, and nothing in place of what we may have inherited. */
function descriptors(): StdioOptions {
  const stdio: ('pipe' | 'ignore' | number)[] = Array(FILTER_FD + 1).fill('pipe');
  // Above the usual three, "ignore" would leave the child what we have there.
  for (const fd of inheritedAbove(FILTER_FD)) stdio[fd] = nowhere();
  return Array.from(stdio, (kind) => kind ?? 'ignore');
}

let nowhereFd: number | null = null;

function nowhere(): number {
  nowhereFd ??= openSync('/dev/null', 'r+');
  return nowhereFd;
}

function pipe(child: ChildProcess, fd: number): Duplex {
  const stream = child.stdio[fd] as Duplex;
  if (stream.listenerCount('error') === 0) stream.on('error', () => {});
  return stream;
}

/** What bubblewrap reports of its own accord. The program cannot write here. */
class StatusReader {
  #text = '';
  readonly childPid: Promise<number>;

  constructor(stream: Readable) {
    this.childPid = new Promise((resolve) => {
      stream.on('data', (piece: Buffer) => {
        this.#text += piece.toString('latin1');
        const pid = /"child-pid": (\d+)/.exec(this.#text)?.[1];
        if (pid !== undefined) resolve(Number(pid));
      });
    });
  }

  /** Told only if the program was started. */
  get exitCode(): number | null {
    const code = /"exit-code": (\d+)/.exec(this.#text)?.[1];
    return code === undefined ? null : Number(code);
  }
}

function firstProcess(
  child: ChildProcess,
  status: StatusReader,
  ended: Promise<ExitReport>,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error('bubblewrap did not answer'));
    }, MILLISECONDS_TO_OPEN);
    const settle = (then: () => void) => {
      clearTimeout(patience);
      then();
    };
    status.childPid.then((pid) => settle(() => resolve(pid)));
    ended.then(({ problem }) =>
      settle(() => reject(new Error(problem ?? 'bubblewrap ended at once'))),
    );
  });
}

function exitReport(child: ChildProcess, status: StatusReader): Promise<ExitReport> {
  let complaint = '';
  child.stderr?.on('data', (piece: Buffer) => {
    // Bubblewrap's own words come first, if there are any; the rest is the program's.
    if (complaint.length < 500) complaint += piece.toString('utf8');
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ exitCode: null, problem: error.message }));
    child.on('close', () => {
      const { exitCode } = status;
      resolve({ exitCode, problem: exitCode === null ? notMade(complaint.trim()) : null });
    });
  });
}

function notMade(complaint: string): string {
  return complaint === ''
    ? 'the box was ended before the program had started'
    : `the box was not made: ${complaint}`;
}
