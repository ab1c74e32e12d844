// Runs the compiled command line, after making sure that it is there and current.
import { isReady, prepare } from './setup.mjs';

if (!isReady()) prepare();
const { main } = await import('../packages/cli/dist/main.js');
process.exitCode = await main(process.argv.slice(2));
