import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetToken, keepToken, keptToken, tokensFile } from './tokens.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'daeguk-tokens-'));
  vi.stubEnv('XDG_CONFIG_HOME', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a token is kept for its server alone, and for its owner’s eyes', () => {
  expect(keptToken('http://a')).toBeNull();
  expect(keepToken('http://a', 'one')).toBeNull();
  expect(keepToken('http://b', 'two')).toBeNull();
  expect(keptToken('http://a')).toBe('one');
  expect(keptToken('http://c')).toBeNull();
  expect(statSync(tokensFile()).mode & 0o777).toBe(0o600);
  expect(statSync(join(folder, 'daeguk')).mode & 0o777).toBe(0o700);
  forgetToken('http://a');
  expect(keptToken('http://a')).toBeNull();
  expect(keptToken('http://b')).toBe('two');
});

test('where it cannot be kept, that is told', () => {
  vi.stubEnv('XDG_CONFIG_HOME', '/dev/null');
  expect(keepToken('http://a', 'one')).toMatch(/ENOTDIR|EEXIST/);
});
