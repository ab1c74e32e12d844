// Programs that come from the operating system, not from npm.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { markTried, wasTried } from './freshness.mjs';

/**
 * What each is for is also what is lost without it. What is no program to be run is known by a file of its own.
 * @typedef {{ program: string, package: string, purpose: string, file?: string }} Needed
 */

/** @type {Needed[]} */
export const programs = [
  { program: 'bwrap', package: 'bubblewrap', purpose: 'boxing untrusted bots' },
  { program: 'gcc', package: 'gcc', purpose: 'building bots written in C' },
  { program: 'g++', package: 'g++', purpose: 'building bots written in C++' },
  { program: 'python3', package: 'python3', purpose: 'running bots written in Python' },
  { program: 'javac', package: 'default-jdk-headless', purpose: 'building bots written in Java' },
];

/** What only the tests need. @type {Needed[]} */
export const testPrograms = [
  { program: 'chromium', package: 'chromium', purpose: 'testing pages in a browser' },
  { program: 'ip', package: 'iproute2', purpose: 'testing workers on several hosts' },
  { program: 'pg_ctlcluster', package: 'postgresql', purpose: 'testing with another PostgreSQL' },
  {
    program: 'Noto Sans CJK',
    package: 'fonts-noto-cjk',
    purpose: 'looking at Korean and Chinese pages as they are read',
    file: '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc',
  },
];

/**
 * Installs what is missing if it can, else says what is missing and what that costs.
 * @param {Needed[]} needed
 * @param {(text: string) => void} say
 */
export function installOrReport(needed, say) {
  const wanted = missingOf(needed);
  const list = names(wanted);
  if (mayInstall() && wanted.length > 0 && !wasTried(list)) {
    markTried(list);
    say(`Installing ${list} …`);
    aptGet(['update', '-qq']);
    aptGet(['install', '-y', '-qq', '--no-install-recommends', ...wanted.map((w) => w.package)]);
  }
  for (const { program, package: name, purpose } of missingOf(needed)) {
    say(`Without ${program} (Debian package ${name}) there is no ${purpose}; going on without it.`);
  }
}

/** @param {Needed[]} needed @param {string} path the folders to look in */
export function missingOf(needed, path = process.env.PATH ?? '') {
  const folders = path.split(delimiter);
  return needed.filter(({ program, file }) =>
    file === undefined ? !folders.some((folder) => has(folder, program)) : !existsSync(file),
  );
}

/** @param {string} folder @param {string} program */
function has(folder, program) {
  try {
    accessSync(join(folder, program), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function mayInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

/** @param {string[]} args */
function aptGet(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Failure shows in what is still missing afterwards, so only apt's own complaint is passed on.
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 2] });
}

/** @param {{ package: string }[]} list */
function names(list) {
  return list.map((entry) => entry.package).join(', ');
}
