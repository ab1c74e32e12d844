// Two commands started in a fresh clone must not install over each other: the second waits.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from './freshness.mjs';

/** @param {() => void} work @param {string} lock the file that stands for the lock */
export function withLock(work, lock = join(stateFolder, 'lock')) {
  mkdirSync(dirname(lock), { recursive: true });
  while (!taken(lock)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  // `work` may end the process when something fails; the lock must not outlive it.
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

/**
 * Takes the lock, also from a holder that has died.
 * @param {string} lock
 */
function taken(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isAlive(holderOf(lock))) rmSync(lock, { force: true });
    return false;
  }
}

/** @param {string} lock the process that holds it, 0 if it is not yet or no longer known */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return 0;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
