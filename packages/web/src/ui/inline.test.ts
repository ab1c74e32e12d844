import { expect, test } from 'vitest';
import { piecesOf } from './inline.js';

test('code and links stand among plain text', () => {
  expect(piecesOf('Run `./daeguk check`, then see [your desk](/desk).')).toEqual([
    { kind: 'text', text: 'Run ' },
    { kind: 'code', text: './daeguk check' },
    { kind: 'text', text: ', then see ' },
    { kind: 'link', text: 'your desk', to: '/desk' },
    { kind: 'text', text: '.' },
  ]);
});

test('what is no mark stays as it is', () => {
  const text = 'a [b](https://elsewhere.example.org) ` c';
  expect(piecesOf(text)).toEqual([{ kind: 'text', text }]);
});
