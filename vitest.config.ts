import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ownNames } from './scripts/own-names.mjs';
import type { parts } from './scripts/test-parts.mjs';

/** These judge a clock: they run after the others, and have the machine to themselves. */
const TIMED = [
  'packages/engines/src/{choose,thinker}.test.ts',
  'packages/referee/src/{play-game,players/*,slot/*}.test.ts',
  'packages/sandbox/src/{box,box-freeze,box-limits,box-meter,launch-*}.test.ts',
  'e2e/{mishaps,arena/workers}.test.ts',
  'e2e/{browser,zoo}/*.test.ts',
];

/** These compute all the time: code that has met one game only runs up to twice as fast, so each has a new process. */
const COMPUTED = [
  'packages/games/src/*/{properties,reference}.test.ts',
  'packages/engines/src/picking-stones/engine.test.ts',
];

/** With a database: each file has one of its own, in a cluster they share. */
const SERVER = ['packages/server/src/**/*.test.ts'];

/** These bring a database along. */
const WITH_OWN_DATABASE = ['packages/server/src/store/embedded.test.ts'];

/** The server is tested with the PostgreSQL that comes with it, and with Debian's where there is one. */
const hasDebians = existsSync('/usr/lib/postgresql');
if (!hasDebians) console.warn('skipped: the server’s tests with Debian’s PostgreSQL');

const POSTGRES = 'packages/server/src/testing/postgres.ts';

/** `npm test` runs these beside others. */
const BESIDE = { maxWorkers: availableParallelism(), sequence: { groupOrder: 1 } };

const LONG = /\/e2e\/|\/kit\/|\/reference\.test/;

/** What takes longest begins first, so that no core waits for another at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId);
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  plugins: [ownNames],
  // Rooms are read from their sources, so a test never sees an old build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // Whatever is waited for comes when a crowded machine gets to it: what never comes is what fails.
    expect: { poll: { timeout: 30_000 } },
    sequence: { sequencer: LongestFirst },
    // Nothing leaves anything behind in its process: a few are started, not one for each file.
    isolate: false,
    projects: [
      project('untimed', {
        include: [
          'packages/*/{src,build}/**/*.test.ts',
          'scripts/**/*.test.ts',
          'e2e/**/*.test.ts',
        ],
        exclude: [...TIMED, ...COMPUTED, ...SERVER],
      }),
      project('computed', { ...BESIDE, include: COMPUTED, isolate: true }),
      project('server', { ...BESIDE, include: SERVER, globalSetup: POSTGRES }),
      ...(hasDebians
        ? [
            project('server-debian', {
              ...BESIDE,
              include: SERVER,
              exclude: WITH_OWN_DATABASE,
              globalSetup: POSTGRES,
            }),
          ]
        : []),
      project('timed', { include: TIMED, maxWorkers: 1, sequence: { groupOrder: 2 } }),
    ],
  },
});

/** Whatever runs is in one of the parts, so that `npm test` leaves nothing out. */
type ProjectName = (typeof parts)[keyof typeof parts][number];

/** Unless it says otherwise, with more at a time than there are cores: much waits for programs it has started. */
function project(
  name: ProjectName,
  test: TestProjectInlineConfiguration['test'],
): TestProjectInlineConfiguration {
  return { extends: true, test: { name, maxWorkers: availableParallelism() + 1, ...test } };
}
