const LONGEST_EXCERPT = 40;

/**
 * A piece of somebody else's text that is safe to show: control and invisible characters are
 * spelled out, and whatever is too long is cut.
 */
export function excerpt(text: string): string {
  const characters = [...text.slice(0, LONGEST_EXCERPT * 2 + 1)];
  const shown = characters.slice(0, LONGEST_EXCERPT).map(spelled).join('');
  return text.length > LONGEST_EXCERPT && characters.length > LONGEST_EXCERPT ? `${shown}…` : shown;
}

/** Somebody else's text of any length, safe to show: nothing in it can move a cursor or hide. */
export function printable(text: string): string {
  return Array.from(text, spelled).join('');
}

function spelled(character: string): string {
  if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(character)) return character;
  return `\\u{${character.codePointAt(0)?.toString(16)}}`;
}

/**
 * A whole number in plain decimal digits, or null. Every number has one way of being written, and
 * what is too large to be exact is none.
 */
export function wholeNumber(text: string): number | null {
  const number = /^(0|-?[1-9]\d{0,15})$/.test(text) ? Number(text) : null;
  return Number.isSafeInteger(number) ? number : null;
}

/** Exactly so many whole numbers with a separator between them, or null. */
export function wholeNumbers(text: string, separator: string, count: number): number[] | null {
  const words = text.split(separator, count + 1);
  const numbers = words.map(wholeNumber).filter((number) => number !== null);
  return words.length === count && numbers.length === count ? numbers : null;
}

/** The choice that was most likely meant by a mistyped word, or null if none is near. */
export function nearest(word: string, choices: Iterable<string>): string | null {
  let best: string | null = null;
  const typed = word.slice(0, 64).toLowerCase();
  // A short word is soon turned into any other: there one slip is all that counts as near.
  const allowed = typed.length <= 3 ? 1 : Math.max(2, Math.floor(typed.length / 3));
  let bestDistance = allowed + 1;
  for (const choice of choices) {
    const distance = editDistance(typed, choice.toLowerCase());
    if (distance < bestDistance) {
      best = choice;
      bestDistance = distance;
    }
  }
  return best;
}

/** How many letters must be put in, left out, changed or swapped with their neighbour. */
function editDistance(a: string, b: string): number {
  const rows = [...Array(a.length + 1)].map((_, i) => [i, ...Array<number>(b.length).fill(0)]);
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let j = 1; j <= b.length; j++) rows[0]![j] = j;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, at(i - 2, j - 2) + 1);
      rows[i]![j] = least;
    }
  }
  return at(a.length, b.length);
}
