import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isSame, keepDraft, keptDraft, readDraft } from './drafts.js';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a draft is for whoever wrote it', () => {
  const shelf = { account: 7, contest: 'reversi', language: 'c' };
  const draft = { files: { 'a.c': 'int a;' }, open: 'a.c', isTouched: true };
  keepDraft(shelf, 'draft', draft);
  expect(keptDraft(shelf, 'draft')).toEqual(draft);
  expect(keptDraft(shelf, 'replaced')).toBeNull();
  expect(keptDraft({ ...shelf, account: 8 }, 'draft')).toBeNull();
  expect(keptDraft({ ...shelf, contest: 'makyek' }, 'draft')).toBeNull();
  keepDraft(shelf, 'draft', null);
  expect(keptDraft(shelf, 'draft')).toBeNull();
});

test('programs are the same by their texts', () => {
  expect(isSame({ 'a.c': '1', 'b.c': '2' }, { 'b.c': '2', 'a.c': '1' })).toBe(true);
  expect(isSame({ 'a.c': '1' }, { 'a.c': '2' })).toBe(false);
  expect(isSame({ 'a.c': '1' }, { 'b.c': '1' })).toBe(false);
  expect(isSame({ 'a.c': '1' }, { 'a.c': '1', 'b.c': '' })).toBe(false);
});

test('a draft is read back', () => {
  const draft = { files: { 'a.c': 'int a;', 'b.c': '' }, open: 'b.c', isTouched: false };
  expect(readDraft(draft)).toEqual(draft);
});

test('what is open is one of its files', () => {
  expect(readDraft({ files: { 'a.c': '' }, open: 'gone.c' })?.open).toBe('a.c');
  expect(readDraft({ files: { 'a.c': '' } })?.open).toBe('a.c');
});

test.each([null, 7, 'text', {}, { files: null }, { files: {} }, { files: { 'a.c': 7 } }])(
  '%j is no draft',
  (kept) => expect(readDraft(kept)).toBeNull(),
);
