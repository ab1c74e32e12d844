// Makes a clone ready to run: npm packages, the build and, as root on Debian, missing programs.
// It needs nothing but Node itself, asks nothing, and does only what is not done yet.
import { spawnSync } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import {
  buildIsCurrent,
  isReady,
  markBuilt,
  markModules,
  modulesAreCurrent,
} from './setup/freshness.mjs';
import { withLock } from './setup/lock.mjs';
import { installOrReport, missingOf, programs, testPrograms } from './setup/programs.mjs';
import { root } from './setup/root.mjs';

const OLDEST_NODE = 20;

/**
 * Does what is missing. Speaks on stderr only, so that no command's output is mixed up with it.
 * @param {boolean} isForTests
 */
export function prepare(isForTests = false) {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST_NODE) {
    stop(`Daeguk needs Node.js ${OLDEST_NODE} or newer; this is ${process.version}.`);
  }
  try {
    prepareInTurn(isForTests ? [...programs, ...testPrograms] : programs);
  } catch (error) {
    stop(`Set-up failed: ${error instanceof Error ? error.message : error}.`);
  }
}

/** @param {import('./setup/programs.mjs').Needed[]} needed */
function prepareInTurn(needed) {
  if (isReady() && missingOf(needed).length === 0) return;
  withLock(() => {
    installOrReport(needed, say);
    if (!modulesAreCurrent()) {
      say('Installing npm packages …');
      run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
      markModules();
    }
    if (!buildIsCurrent()) {
      say('Building …');
      run(process.execPath, ['node_modules/typescript/bin/tsc', '--build']);
      run(process.execPath, ['packages/engines/build.mjs']);
      run(process.execPath, ['scripts/bundle.mjs']);
      const portal = ['build', 'packages/web', '--logLevel', 'error'];
      run(process.execPath, ['node_modules/vite/bin/vite.js', ...portal]);
      markBuilt();
    }
  });
}

/**
 * Whatever NODE_ENV is around us: what is built is always the same, and what builds it is always there.
 * @param {string} program @param {string[]} args
 */
function run(program, args) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { status, error } = spawnSync(program, args, { cwd: root, env, stdio: ['ignore', 2, 2] });
  if (status === 0) return;
  const why = error ? error.message : `it ended with ${status}`;
  stop(`Set-up failed at "${program} ${args.join(' ')}": ${why}.`);
}

/** @param {string} text */
function say(text) {
  process.stderr.write(`${text}\n`);
}

/** @param {string} text @returns {never} */
function stop(text) {
  say(text);
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  prepare(process.argv.includes('--tests'));
}
