// Runs the compiled command line, after making sure that it is there and current.
import { isReady } from './setup/freshness.mjs';

if (!isReady()) {
  const { prepare } = await import('./setup.mjs');
  prepare();
}
const { main } = await import('../packages/cli/dist/main.js');
process.exitCode = await main(process.argv.slice(2));
