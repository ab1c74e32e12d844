import { defineConfig } from 'vitest/config';
import { ownNames } from './scripts/own-names.mjs';

// `npm run screenshots`: no test, but made with what the tests are made with.
export default defineConfig({
  plugins: [ownNames],
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: { include: ['e2e/portal/screenshots.ts'], testTimeout: 600_000, hookTimeout: 300_000 },
});
