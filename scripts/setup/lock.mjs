// Two commands started in a fresh clone must not install over each other: the second waits.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder } from './freshness.mjs';

const lock = join(stateFolder, 'lock');

/** @param {() => void} work */
export function withLock(work) {
  mkdirSync(stateFolder, { recursive: true });
  while (!taken()) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  // `work` may end the process when something fails; the lock must not outlive it.
  const release = () => rmSync(lock, { force: true });
  process.once('exit', release);
  work();
  process.off('exit', release);
  release();
}

/** Takes the lock, also from a holder that has died. */
function taken() {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    if (!isAlive(Number(readLock()))) rmSync(lock, { force: true });
    return false;
  }
}

function readLock() {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return '';
  }
}

/** @param {number} pid */
function isAlive(pid) {
  // Just created and not yet written: its holder is about to write.
  if (pid === 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
