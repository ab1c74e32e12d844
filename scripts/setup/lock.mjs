// Two commands started in a fresh clone must not install over each other: the second waits.
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stateFolder } from './freshness.mjs';

/** @param {() => void} work @param {string} lock the file that stands for the lock */
export function withLock(work, lock = join(stateFolder, 'lock')) {
  mkdirSync(dirname(lock), { recursive: true });
  let told = false;
  while (!taken(lock)) {
    if (!told) process.stderr.write(`Waiting for another set-up (process ${holderOf(lock)}) …\n`);
    told = true;
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  }
  // `work` may end the process when something fails; the lock must not outlive it.
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

/**
 * Takes the lock, also from a holder that has died. The file appears with its content in one step,
 * so whoever reads it always learns whose it is.
 * @param {string} lock
 */
function taken(lock) {
  const own = `${lock}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, lock);
    return true;
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const holder = holderOf(lock);
    if (holder !== null && !isAlive(holder)) rmSync(lock, { force: true });
    return false;
  } finally {
    rmSync(own);
  }
}

/** @param {string} lock the process that holds it, 0 for a file that names none, null if released */
function holderOf(lock) {
  try {
    return Number(readFileSync(lock, 'utf8'));
  } catch {
    return null;
  }
}

/** @param {number} pid */
function isAlive(pid) {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : null;
}
