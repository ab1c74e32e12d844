// Everything that must hold before a change may land: format and lint, types, the order of the
// rooms, unused code, and the tests. The last line counts them all.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from './setup/root.mjs';
import { parts } from './test-parts.mjs';

const checks = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  {
    name: 'types',
    // Remembers what it has seen: only what changed since is read again.
    args: [
      ...['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'],
      ...['--incremental', '--tsBuildInfoFile', '.setup/types.tsbuildinfo'],
    ],
  },
  {
    name: 'types of the portal',
    args: [
      ...['node_modules/svelte-check/bin/svelte-check', '--workspace', 'packages/web'],
      ...['--tsconfig', './tsconfig.json', '--fail-on-warnings'],
    ],
  },
  { name: 'order of the rooms', args: ['scripts/rooms.mjs'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
];

const count = { passed: 0, failed: 0, skipped: 0 };
/** Said again at the end: the log is long. @type {string[]} */
const failures = [];

// Many of the tests wait for programs they have started: what is heard of only when they are done fills the gaps.
const others = runOthers();
console.log('\n· tests');
await runTests(parts.most, 'inherit');
for (const { name, words } of await others) {
  console.log(`\n· ${name}`);
  if (words !== '') console.log(words);
}
console.log('\n· tests that judge a clock');
await runTests(parts.timed, 'inherit');
for (const failure of failures) console.log(`failed: ${failure}`);
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;

/** One after the other, so as not to crowd out the tests. */
async function runOthers() {
  const done = [];
  for (const { name, args } of checks) {
    const { isSound, words } = await run(args, 'pipe');
    if (isSound) count.passed++;
    else fail(name);
    done.push({ name, words });
  }
  const words = await runTests(parts.beside, 'pipe');
  done.push({ name: 'long computations, and tests of the server', words });
  return done;
}

/** @param {readonly string[]} projects @param {'inherit' | 'pipe'} output */
async function runTests(projects, output) {
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-test-'));
  const report = join(folder, 'report.json');
  const chosen = projects.map((project) => `--project=${project}`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = ['node_modules/vitest/vitest.mjs', 'run', ...chosen, ...reporters];
  const { isSound, words } = await run(args, output);
  const tests = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  count.passed += tests.numPassedTests ?? 0;
  count.skipped += tests.numPendingTests ?? 0;
  const failed = failuresIn(tests.testResults ?? []);
  // A run that breaks off may leave no report of what failed.
  if (!isSound && failed.length === 0) failed.push(`the run of ${projects.join(', ')}`);
  for (const failure of failed) fail(failure);
  return words;
}

/** @param {string} what */
function fail(what) {
  count.failed++;
  failures.push(what);
}

/**
 * A file that cannot be loaded has no failed test of its own: it stands for itself.
 * @param {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }[]} files
 */
function failuresIn(files) {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${file} > ${fullName}\n${failureMessages.join('\n')}`,
    );
  });
}

/** @param {string[]} args @param {'inherit' | 'pipe'} output */
async function run(args, output) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', output, output] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece) => {
      words += piece;
    });
  }
  const [code] = await once(child, 'close');
  return { isSound: code === 0, words: words.trimEnd() };
}
