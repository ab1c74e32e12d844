/**
 * Korean particles follow the sound before them. A catalogue writes both forms, 은(는) 이(가) 을(를)
 * (으)로; here the right one is chosen once the value that stands before it is known.
 */
export function chooseParticles(sentence: string): string {
  return sentence.replace(
    /(.)(["'”’)\]]*)(은\(는\)|이\(가\)|을\(를\)|\(으\)로)/gu,
    (all, letter: string, closing: string, both: string) => {
      const ending = soundOf(letter);
      return ending === null ? all : letter + closing + particle(both, ending);
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

const FIRST_SYLLABLE = 0xac00;
const LAST_SYLLABLE = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** How a word that ends with this letter sounds at its end; null for what is not read aloud. */
function soundOf(letter: string): Sound | null {
  if (/\d/.test(letter)) return DIGITS[Number(letter)] ?? null;
  if (/[a-z]/i.test(letter)) {
    // Max is read 맥스, Min 민, Null 널.
    if (/[lr]/i.test(letter)) return 'rieul';
    return /[mn]/i.test(letter) ? 'consonant' : 'vowel';
  }
  const code = letter.codePointAt(0) ?? 0;
  if (code < FIRST_SYLLABLE || code > LAST_SYLLABLE) return null;
  const final = (code - FIRST_SYLLABLE) % FINALS;
  if (final === 0) return 'vowel';
  return final === FINAL_RIEUL ? 'rieul' : 'consonant';
}
