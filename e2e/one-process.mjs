// Runs many command lines in one process, one after the other, and tells what each would have left
// behind. The command is the compiled one; only the start of Node is saved, a hundred times over.
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { run } from '../packages/cli/dist/run.js';

/** As much as a pipe hands over at a time. */
const CHUNK = 64 * 1024;

const { stdout, stderr } = process;
const tell = stdout.write.bind(stdout);

/** @type {{ words: string[], input: string }[]} */
const cases = JSON.parse(readFileSync(0, 'utf8'));
const ends = [];
for (const { words, input } of cases) ends.push(await runOne(words, Buffer.from(input, 'base64')));
tell(JSON.stringify(ends));

/** @param {string[]} words @param {Buffer} input */
async function runOne(words, input) {
  const said = { out: '', err: '' };
  stdout.write = (piece) => {
    said.out += piece;
    return true;
  };
  stderr.write = (piece) => {
    said.err += piece;
    return true;
  };
  Object.defineProperty(process, 'stdin', { value: Readable.from(chunks(input)) });
  return { code: await run(words, 'tested'), ...said };
}

/** @param {Buffer} input */
function* chunks(input) {
  for (let at = 0; at < input.length; at += CHUNK) yield input.subarray(at, at + CHUNK);
}
