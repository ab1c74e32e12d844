import { expect, test } from 'vitest';
import { readDraft } from './drafts.js';

test('a draft is read back', () => {
  const draft = { files: { 'a.c': 'int a;', 'b.c': '' }, open: 'b.c' };
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
