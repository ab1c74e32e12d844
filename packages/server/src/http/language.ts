import { type Language, languages } from '@daeguk/games';

/** The first of our languages that a browser prefers: "ko-KR,ko;q=0.9,en;q=0.8" is Korean. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return {
      language: tag.split('-')[0],
      weight: quality === undefined ? 1 : Number(quality.trim().slice(2)) || 0,
    };
  });
  const known = wishes.flatMap(({ language, weight }) => {
    const own = languages.find((one) => one === language);
    return own === undefined || weight === 0 ? [] : [{ own, weight }];
  });
  // A stable sort: of those that are wished for alike, the first.
  return known.sort((one, other) => other.weight - one.weight)[0]?.own ?? 'en';
}
