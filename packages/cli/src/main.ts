import { readFileSync } from 'node:fs';

/** The front door: runs one command line to its end and tells the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  outlastBrokenPipes();
  const version = ownVersion();
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    // Scripts ask for it often: answered before anything else is loaded.
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const { run } = await import('./run.js');
  return run(words, version);
}

function outlastBrokenPipes(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    // Whoever reads our output may stop early (`| head`): that is no fault, unless the command says so.
    if (error.code === 'EPIPE') process.exit(process.exitCode ?? 0);
    process.stderr.write(`daeguk: cannot write to stdout: ${error.message}\n`);
    process.exit(1);
  });
  // Nobody is left to be told.
  process.stderr.on('error', () => {});
}

function ownVersion(): string {
  const description = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}
