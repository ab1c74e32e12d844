import { expect, test } from 'vitest';
import { destination, usualPlace } from './destination.js';

const HERE = 'https://arena.example.org';

test.each(['/desk', '/desk/reversi?file=1', '/games/7#moves', '/contests/reversi/ladder'])(
  '%s is a page of ours',
  (to) => expect(destination(to, HERE)).toBe(to),
);

test.each([
  null,
  '',
  'desk',
  '//evil.example.org',
  '/\\evil.example.org',
  '/\t/evil.example.org',
  '/desk\\..\\x',
  'https://evil.example.org/desk',
  'javascript:alert(1)',
  '/sign-in?to=/sign-in',
  '/welcome',
  '/api/me/records',
])('%j is none to go on to', (to) => expect(destination(to, HERE)).toBeNull());

test('a way up stays within', () => {
  expect(destination('/desk/../games/7', HERE)).toBe('/games/7');
});

test('whoever asked for nothing goes on to where their work is', () => {
  expect(usualPlace('organiser')).toBe('/organise');
  expect(usualPlace('contestant')).toBe('/desk');
  expect(usualPlace('visitor')).toBe('/');
});
