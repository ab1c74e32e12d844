import { languages } from '@daeguk/games';
import { expect, test } from 'vitest';
import { piecesOf } from '../../ui/inline.js';
import { keysOf } from './article.js';
import { articles } from './articles/index.js';

test('every chapter has an address of its own', () => {
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
});

test.each(articles.map((article) => [article.id, article] as const))(
  '%s says all of it in every language, with the same commands and links',
  (_, article) => {
    const keys = keysOf(article);
    for (const language of languages) {
      const words = article.words[language];
      expect(Object.keys(words).sort()).toEqual([...new Set(keys)].sort());
      for (const key of keys) expect(marksIn(words[key])).toEqual(marksIn(article.words.en[key]));
    }
  },
);

/** What stands out of a sentence, whatever its order. */
function marksIn(sentence = ''): string[] {
  return piecesOf(sentence)
    .flatMap((piece) =>
      piece.kind === 'link' ? piece.to : piece.kind === 'code' ? piece.text : [],
    )
    .sort();
}
