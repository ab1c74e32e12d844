import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** What has no clock of its own, or time enough: nothing here minds a busy machine. */
const UNTIMED = [
  'packages/games/src/**/*.test.ts',
  'packages/protocols/src/**/*.test.ts',
  'packages/tournaments/src/**/*.test.ts',
  'packages/engines/src/*/*.test.ts',
  'packages/cli/src/**/*.test.ts',
  'e2e/{bad-input,commands,sixth-game}.test.ts',
  'e2e/tournament/*.test.ts',
];

export default defineConfig({
  // Rooms are read from their sources, so a test never sees an old build.
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    testTimeout: 120_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'untimed',
          include: UNTIMED,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        // Clocks, boxes and browsers: these run after the others, and have the machine to themselves.
        test: {
          name: 'machine',
          include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts', 'e2e/**/*.test.ts'],
          exclude: UNTIMED,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
