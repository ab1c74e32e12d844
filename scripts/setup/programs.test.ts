import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { missingOf, programs } from './programs.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-programs-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(name: string, mode: number): void {
  writeFileSync(join(folder, name), '');
  chmodSync(join(folder, name), mode);
}

describe('missingOf', () => {
  it('is all of them where there is none', () => {
    expect(missingOf(programs, folder)).toEqual(programs);
    expect(missingOf(programs, '')).toEqual(programs);
  });

  it('finds what can be run, anywhere on the path', () => {
    for (const { program } of programs) put(program, 0o755);
    expect(missingOf(programs, `/nowhere:${folder}`)).toEqual([]);
  });

  it('does not count a file that cannot be run', () => {
    for (const { program } of programs) put(program, program === 'gcc' ? 0o644 : 0o755);
    expect(missingOf(programs, folder).map(({ program }) => program)).toEqual(['gcc']);
  });

  it('finds by its file what nobody runs', () => {
    const font = { program: 'Font', package: 'fonts', purpose: 'reading', file: join(folder, 'f') };
    expect(missingOf([font], folder)).toEqual([font]);
    put('f', 0o644);
    expect(missingOf([font], folder)).toEqual([]);
  });
});
