// Everything that must hold before a change may land: format and lint, types, the order of the
// rooms, unused code, and the tests. The last line counts them all.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './setup/root.mjs';

const checks = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings'],
  },
  { name: 'types', args: ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'] },
  { name: 'order of the rooms', args: ['scripts/rooms.mjs'] },
  { name: 'unused code', args: ['node_modules/knip/bin/knip.js'] },
];

const count = { passed: 0, failed: 0, skipped: 0 };

// Side by side: most of them use one core.
for (const checked of checks.map(check)) {
  const { name, isSound, words } = await checked;
  console.log(`\n· ${name}`);
  if (words !== '') console.log(words);
  if (isSound) count.passed++;
  else count.failed++;
}

console.log('\n· tests');
runTests();
const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : '';
console.log(`\n${count.passed} passed, ${count.failed} failed${skipped}`);
process.exitCode = count.failed > 0 ? 1 : 0;

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'daeguk-test-'));
  const report = join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const succeeded = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters]);
  const tests = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
  rmSync(folder, { recursive: true });
  count.passed += tests.numPassedTests ?? 0;
  count.failed += tests.numFailedTests ?? 0;
  count.skipped += tests.numPendingTests ?? 0;
  // A file that cannot be loaded fails the run without a failed test of its own.
  if (!succeeded && !tests.numFailedTests) count.failed++;
}

/** @param {typeof checks[number]} check */
async function check({ name, args }) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      words += piece;
    });
  }
  const [code] = await once(child, 'close');
  return { name, isSound: code === 0, words: words.trimEnd() };
}

/** @param {string[]} args */
function run(args) {
  return spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status === 0;
}
