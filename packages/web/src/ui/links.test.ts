import { expect, test } from 'vitest';
import { linksIn } from './links.js';

const linked = (text: string) =>
  linksIn(text)
    .filter(({ isLink }) => isLink)
    .map(({ text }) => text);

test('addresses stand among words', () => {
  expect(linksIn('See https://example.org/a?b=1#c, then\nsubmit.')).toEqual([
    { text: 'See ', isLink: false },
    { text: 'https://example.org/a?b=1#c', isLink: true },
    { text: ', then\nsubmit.', isLink: false },
  ]);
  expect(linksIn('no links')).toEqual([{ text: 'no links', isLink: false }]);
  expect(linksIn('')).toEqual([]);
});

test.each([
  ['(see http://example.org/x).', ['http://example.org/x']],
  ['https://example.org/wiki/Go_(game)', ['https://example.org/wiki/Go_(game)']],
  ['규칙은 https://example.org/규칙。', ['https://example.org/규칙']],
  ['<https://example.org> "http://example.org/y"', ['https://example.org', 'http://example.org/y']],
  ['https://a.example https://b.example', ['https://a.example', 'https://b.example']],
])('%s', (text, links) => {
  expect(linked(text)).toEqual(links);
});

test.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://example.org',
  'https://',
  'www.example.org',
  'http://[',
])('%s is no link', (text) => {
  expect(linked(text)).toEqual([]);
  expect(
    linksIn(text)
      .map(({ text }) => text)
      .join(''),
  ).toBe(text);
});
