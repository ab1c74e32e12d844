import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ownNames } from './scripts/own-names.mjs';

/** What has no clock of its own, or time enough: nothing here minds a busy machine. */
const UNTIMED = [
  'packages/games/src/**/*.test.ts',
  'packages/api/src/**/*.test.ts',
  'packages/protocols/src/**/*.test.ts',
  'packages/sandbox/src/build.test.ts',
  'packages/tournaments/src/**/*.test.ts',
  'packages/engines/src/*/*.test.ts',
  'packages/cli/src/**/*.test.ts',
  'e2e/{bad-input,bot,commands,desk,match,replay,sixth-game}.test.ts',
  'e2e/tournament/*.test.ts',
];

const SERVER = ['packages/server/src/**/*.test.ts'];

/** The server is tested with the PostgreSQL that comes with it, and with Debian's where there is one. */
const databases = existsSync('/usr/lib/postgresql') ? ['server', 'server-debian'] : ['server'];
if (databases.length < 2) console.warn('skipped: the server’s tests with Debian’s PostgreSQL');

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
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'untimed',
          include: UNTIMED,
          // Nothing here leaves anything behind in its process: a few are started, not one for each file.
          isolate: false,
          // More than there are cores: much of this waits for programs it has started.
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Clocks, boxes and browsers: these run after the others, and have the machine to themselves.
        test: {
          name: 'machine',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: [...UNTIMED, ...SERVER],
          maxWorkers: 1,
          sequence: { groupOrder: 3 },
        },
      },
      ...databases.map((name, index) => ({
        extends: true as const,
        // With a database: each file has one of its own, in a cluster they share.
        test: {
          name,
          include: SERVER,
          globalSetup: 'packages/server/src/testing/postgres.ts',
          isolate: false,
          maxWorkers: availableParallelism() + 1,
          sequence: { groupOrder: 1 + index },
        },
      })),
    ],
  },
});
