import { expect, it } from 'vitest';
import { anchorsOf, linksOf } from './links.js';

it('finds links, not what only looks like one', () => {
  const page = [
    '[a](a.md) ![b](../b.svg "B") [c](https://example.org/c.md) [d](#part-d)',
    '`[code](nowhere.md)`',
    '```',
    '[fenced](nowhere.md)',
    '```',
    '[e]: e.md#x',
  ].join('\n');
  expect(linksOf(page)).toEqual(['a.md', '../b.svg', '#part-d', 'e.md#x']);
});

it('names headings as GitHub does', () => {
  const page = [
    '# Mak-yek 12×12: the rules',
    '## `DEBUG` lines',
    '## 둘 수 없는 수, 그리고',
    '## Twice',
    '## Twice',
    '```',
    '# not a heading',
    '```',
  ].join('\n');
  const anchors = [
    'mak-yek-1212-the-rules',
    'debug-lines',
    '둘-수-없는-수-그리고',
    'twice',
    'twice-1',
  ];
  expect([...anchorsOf(page)]).toEqual(anchors);
});
