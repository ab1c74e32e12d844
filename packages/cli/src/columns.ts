/** Accents that stand on the letter before, and what joins letters. */
const NO_WIDTH = /\p{M}|\p{Cf}/u;

const WIDE =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Emoji_Presentation}\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/u;

/** How many columns of a terminal a text takes: the letters of East Asia take two. */
export function columns(words: string): number {
  let width = 0;
  for (const letter of words) {
    if (NO_WIDTH.test(letter)) continue;
    width += WIDE.test(letter) ? 2 : 1;
  }
  return width;
}

/** The text cut to so many columns, with a mark where something is missing. */
export function cutTo(words: string, width: number): string {
  if (columns(words) <= width) return words;
  let cut = '';
  for (const letter of words) {
    if (columns(cut + letter) > width - 1) break;
    cut += letter;
  }
  return `${cut}…`;
}

/** Filled up with blanks to so many columns. */
export function padTo(words: string, width: number, side: 'left' | 'right' = 'right'): string {
  const blanks = ' '.repeat(Math.max(0, width - columns(words)));
  return side === 'left' ? blanks + words : words + blanks;
}

/** The text in lines of so many columns at most, broken between words; a word that is longer stays whole. */
export function wrapTo(words: string, width: number): string[] {
  if (columns(words) <= width) return [words];
  const [, indent = ''] = /^( *)/.exec(words) ?? [];
  const lines: string[] = [];
  for (const word of words.trim().split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && columns(`${last} ${word}`) <= width)
      lines.push(`${lines.pop()} ${word}`);
    else lines.push(indent + word);
  }
  return lines;
}

/** What is written to a terminal of so many columns, its lines broken between words; what steers it is left alone. */
export function wrapLines(words: string, width: number): string {
  if (words.includes('\x1b')) return words;
  const lines = words.split('\n');
  return lines.flatMap((line) => wrapTo(line, width)).join('\n');
}
