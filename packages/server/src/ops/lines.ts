import { createReadStream } from 'node:fs';
import type { Row } from './tables.js';

/** So many rows are in memory at a time. */
const AT_ONCE = 500;

/** The rows of a file of JSON lines, some at a time: a file may be larger than a string can be. */
export async function* batchesOf(path: string): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  for await (const line of linesOf(path)) {
    batch.push(JSON.parse(line));
    if (batch.length < AT_ONCE) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Broken at line feeds only: the other line breaks of Unicode may stand within a text of JSON. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of createReadStream(path, 'utf8')) {
    const lines = `${rest}${piece}`.split('\n');
    rest = lines.pop() ?? '';
    yield* lines.filter(Boolean);
  }
  if (rest !== '') yield rest;
}
