/**
 * Korean particles follow the sound before them. A catalogue writes both forms, 은(는) 이(가) 을(를)
 * (으)로; here the right one is chosen once the value that stands before it is known.
 */
export function chooseParticles(sentence: string): string {
  return sentence.replace(
    /([A-Za-z]+|.)(["'”’)\]]*)(은\(는\)|이\(가\)|을\(를\)|\(으\)로)/gu,
    (all, word: string, closing: string, both: string) => {
      const ending = soundOf(word);
      return ending === null ? all : word + closing + particle(both, ending);
    },
  );
}

type Sound = 'vowel' | 'rieul' | 'consonant';

function particle(both: string, ending: Sound): string {
  switch (both) {
    case '은(는)':
      return ending === 'vowel' ? '는' : '은';
    case '이(가)':
      return ending === 'vowel' ? '가' : '이';
    case '을(를)':
      return ending === 'vowel' ? '를' : '을';
    default:
      return ending === 'consonant' ? '으로' : '로';
  }
}

/** The sound of the digits 0 to 9 as they are read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGITS: readonly Sound[] = [
  'consonant',
  'rieul',
  'vowel',
  'consonant',
  'vowel',
  'vowel',
  'consonant',
  'rieul',
  'rieul',
  'vowel',
];

/** How Latin letters are read, by how they end; the first that fits. */
const LATIN: readonly (readonly [ending: RegExp, sound: Sound])[] = [
  // Letter by letter: SQL 에스큐엘, R 알, M 엠, CPU 시피유.
  [/^[A-Z]*[LR]$/, 'rieul'],
  [/^[A-Z]*[MN]$/, 'consonant'],
  [/^[A-Z]+$/, 'vowel'],
  // Null 널, file 파일.
  [/le?$/i, 'rieul'],
  // Min 민, king 킹, name 네임.
  [/([mn]|ng|[aeiou][mn]e)$/i, 'consonant'],
  // After a short vowel zip 집, bot 봇, web 웹; but text 텍스트, boat 보트.
  [/((^|[^aeiou])[aeiou][bckpt]|ck)$/i, 'consonant'],
  // Max 맥스, server 서버.
  [/$/, 'vowel'],
];

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** How a Latin word, or any other letter, sounds at its end; null for what is not read aloud. */
function soundOf(word: string): Sound | null {
  if (/\d/.test(word)) return DIGITS[Number(word)] ?? null;
  if (/[a-z]/i.test(word)) return LATIN.find(([ending]) => ending.test(word))?.[1] ?? null;
  const code = word.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null;
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (final === 0) return 'vowel';
  return final === FINAL_RIEUL ? 'rieul' : 'consonant';
}
