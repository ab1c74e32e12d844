import { describe, expect, it } from 'vitest';
import { lines } from './lines.js';

async function linesOf(...chunks: (string | Uint8Array)[]): Promise<string[]> {
  async function* stream() {
    for (const chunk of chunks) yield Buffer.from(chunk);
  }
  const found: string[] = [];
  for await (const line of lines(stream())) found.push(line);
  return found;
}

describe('lines', () => {
  it('are cut at line feeds, wherever the chunks end', async () => {
    expect(await linesOf('a\nb', 'c\n\nd')).toEqual(['a', 'bc', '', 'd']);
  });

  it('lose one carriage return at their end', async () => {
    expect(await linesOf('a\r\nb\r\r\n\r\n')).toEqual(['a', 'b\r', '']);
  });

  it('keep letters whole that arrive in two chunks', async () => {
    const [one, two] = [Buffer.from('대').subarray(0, 1), Buffer.from('대').subarray(1)];
    expect(await linesOf(one, two, '\n')).toEqual(['대']);
  });

  it('are kept short, however long they are', async () => {
    const [long, after] = await linesOf('x'.repeat(1_000_000), 'y\nz\n');
    expect(long).toHaveLength(65_536);
    expect(after).toBe('z');
  });

  it('read bytes that are no text without failing', async () => {
    expect(await linesOf(Uint8Array.of(0xff, 0xfe, 10))).toHaveLength(1);
  });

  it('of nothing are none', async () => {
    expect(await linesOf()).toEqual([]);
  });
});
