// Runs the compiled command line, after making sure that it is there and current.
import { isReady } from './setup/freshness.mjs';

if (!isReady()) {
  const { prepare } = await import('./setup.mjs');
  prepare();
}
const bundle = new URL('../packages/cli/dist/bundle/main.js', import.meta.url);
const { main } = await import(bundle.href);
process.exitCode = await main(process.argv.slice(2));
