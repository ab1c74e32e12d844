import type { Outcome } from './game.js';
import { chooseParticles } from './particles.js';
import type { Fault, Values } from './result.js';

export const languages = ['en', 'ko', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Sentences by key, once in each language. `{name}` stands for a value. */
export type Catalogue<Key extends string = string> = Readonly<
  Record<Language, Readonly<Record<Key, string>>>
>;

/** Declares a catalogue; a key missing from one of the languages does not compile. */
export function catalogue<Key extends string>(words: Catalogue<Key>): Catalogue<Key> {
  return words;
}

/**
 * The sentence of `key` with its values put in. A value that has a word of its own in the catalogue
 * (`{side}` = black finds `side.black`) is shown by that word.
 */
export function phrase(
  words: Catalogue,
  language: Language,
  key: string,
  values: Values = {},
): string | null {
  const sentence = words[language][key];
  if (sentence === undefined) return null;
  const filled = sentence.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return words[language][`${name}.${value}`] ?? String(value);
  });
  return language === 'ko' ? chooseParticles(filled) : filled;
}

/** What a fault says to a person: in the game's own words, else in those all games share. */
export function describe(words: Catalogue, fault: Fault, language: Language = 'en'): string {
  const key = `fault.${fault.code}`;
  const sentence =
    phrase(words, language, key, fault.values) ?? phrase(shared, language, key, fault.values);
  return sentence ?? fault.code;
}

/** Why a game ended, in one sentence: the most particular the catalogue has. */
export function describeOutcome(
  words: Catalogue,
  { winner, ending, cause }: Outcome,
  language: Language = 'en',
): string {
  const draw = winner === null ? '.draw' : '';
  const values = winner === null ? {} : { side: winner };
  const sentence =
    phrase(words, language, `ending.${ending}.${cause}${draw}`, values) ??
    phrase(words, language, `ending.${ending}${draw}`, values) ??
    phrase(words, language, `ending.${ending}`, values);
  return sentence ?? ending;
}

/** Faults that any game can have. */
export const shared = catalogue({
  en: {
    'fault.game-over': 'The game is over; no further move can be made.',
    'fault.unknown-option': 'There is no option "{option}"; this game has {known}.',
    'fault.unknown-option-near': 'There is no option "{option}"; did you mean "{near}"?',
    'fault.no-options': 'There is no option "{option}"; this game has none.',
    'fault.option-not-whole':
      'Option {option} must be a whole number from {min} to {max}, not "{text}".',
    'fault.option-not-choice': 'Option {option} must be one of {choices}, not "{text}".',
    'fault.position-rows':
      'A position has {height} rows of {width} joined by "/"; row {row} of "{text}" has length {found}.',
    'fault.position-row-count':
      'A position has {height} rows of {width} joined by "/"; rows found in "{text}": {found}.',
    'fault.position-symbol':
      'A position is written with {symbols}; row {row} has "{symbol}" at place {place}.',
    'fault.position-fields':
      'A position is a board, then optionally the side to move ({sides}) and the number of plies played; "{text}" is neither.',
    'fault.json-shape': 'This is not the JSON of a position: {field} is missing or wrong.',
  },
  ko: {
    'fault.game-over': '이미 끝난 대국입니다. 더 둘 수 없습니다.',
    'fault.unknown-option': '"{option}" 옵션은 없습니다. 이 게임의 옵션: {known}.',
    'fault.unknown-option-near': '"{option}" 옵션은 없습니다. 혹시 "{near}"인가요?',
    'fault.no-options': '"{option}" 옵션은 없습니다. 이 게임에는 옵션이 없습니다.',
    'fault.option-not-whole':
      '옵션 {option}에는 {min}부터 {max}까지의 정수를 쓰십시오. "{text}"은(는) 쓸 수 없습니다.',
    'fault.option-not-choice':
      '옵션 {option}에는 {choices} 중 하나를 쓰십시오. "{text}"은(는) 쓸 수 없습니다.',
    'fault.position-rows':
      '국면은 길이 {width}인 줄 {height}개를 "/"로 이어 씁니다. "{text}"의 {row}번째 줄은 길이가 {found}입니다.',
    'fault.position-row-count':
      '국면은 길이 {width}인 줄 {height}개를 "/"로 이어 씁니다. "{text}"에는 줄이 {found}개 있습니다.',
    'fault.position-symbol':
      '국면에는 {symbols}만 씁니다. {row}번째 줄 {place}번째에 "{symbol}"이(가) 있습니다.',
    'fault.position-fields':
      '국면은 판 다음에 둘 차례({sides})와 지금까지 둔 수를 덧붙일 수 있습니다. "{text}"은(는) 둘 다 아닙니다.',
    'fault.json-shape': '국면의 JSON이 아닙니다. {field} 항목이 없거나 잘못되었습니다.',
  },
  zh: {
    'fault.game-over': '对局已经结束，不能再走。',
    'fault.unknown-option': '没有选项“{option}”；本游戏的选项有 {known}。',
    'fault.unknown-option-near': '没有选项“{option}”；您是不是想输入“{near}”？',
    'fault.no-options': '没有选项“{option}”；本游戏没有选项。',
    'fault.option-not-whole': '选项 {option} 应为 {min} 到 {max} 的整数，而不是“{text}”。',
    'fault.option-not-choice': '选项 {option} 应为 {choices} 之一，而不是“{text}”。',
    'fault.position-rows':
      '局面由 {height} 行、每行 {width} 格组成，以“/”相连；“{text}”的第 {row} 行有 {found} 格。',
    'fault.position-row-count':
      '局面由 {height} 行、每行 {width} 格组成，以“/”相连；“{text}”有 {found} 行。',
    'fault.position-symbol': '局面只用 {symbols} 书写；第 {row} 行第 {place} 格是“{symbol}”。',
    'fault.position-fields':
      '局面是棋盘，其后可写轮到哪一方（{sides}）以及已走步数；“{text}”两者都不是。',
    'fault.json-shape': '这不是局面的 JSON：{field} 缺失或有误。',
  },
});
