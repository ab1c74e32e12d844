import { readFileSync } from 'node:fs';

/** The front door: runs one command line to its end and tells the exit code. */
export async function main(words: readonly string[]): Promise<number> {
  const version = ownVersion();
  if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
    // Scripts ask for it often: answered before anything else is loaded.
    process.stdout.write(`${version}\n`);
    return 0;
  }
  const { run } = await import('./run.js');
  return run(words, version);
}

function ownVersion(): string {
  const description = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return (JSON.parse(description) as { version: string }).version;
}
