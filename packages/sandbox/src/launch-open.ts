import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { constants } from 'node:os';
import type { BoxPlan } from './limits.js';
import { ownFolder } from './own-folder.js';
import type { ExitReport, Running } from './running.js';

/**
 * Runs a program with no box around it, where there is nothing to make one of. Time is still kept;
 * files, network and other processes are open to it.
 */
export async function launchOpen(plan: BoxPlan): Promise<Running> {
  const folder = ownFolder();
  const [program = '', ...words] = plan.command.map((word) => outside(plan, word));
  // Held back by a shell that waits for a line, so that nothing runs before the release.
  const held = ['-c', 'read -r go <&3; exec 3<&-; exec "$@"', 'sh', program, ...words];
  const child = spawn('/bin/sh', held, {
    stdio: ['pipe', 'pipe', 'pipe', 'pipe'],
    cwd: plan.folder === undefined ? folder : outside(plan, plan.folder),
    env: { PATH: process.env.PATH ?? '/usr/bin:/bin', LANG: 'C.UTF-8', HOME: folder },
    detached: true,
  });
  const first = child.pid;
  if (first === undefined) {
    rmSync(folder, { recursive: true, force: true });
    const [error] = (await once(child, 'error')) as [Error];
    throw error;
  }
  const start = child.stdio[3];
  const ended = new Promise<ExitReport>((resolve) => {
    child.on('exit', (code, signal) => {
      killGroup(first);
      rmSync(folder, { recursive: true, force: true });
      const exitCode = signal === null ? code : 128 + constants.signals[signal];
      resolve({ exitCode, problem: null });
    });
  });
  return {
    child,
    first,
    isInit: false,
    ended,
    release: () => start !== null && start !== undefined && 'end' in start && start.end('go\n'),
    kill: () => killGroup(first),
    listen,
  };
}

/** The path outside of what the plan shows inside. */
function outside({ visible }: BoxPlan, word: string): string {
  const shown = visible.find(({ at }) => word === at || word.startsWith(`${at}/`));
  return shown === undefined ? word : shown.from + word.slice(shown.at.length);
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of it has ended.
  }
}

function listen(port: number): Promise<Server> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen({ port, host: '127.0.0.1' }, () => resolve(server));
  });
}
