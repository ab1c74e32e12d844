/** What a new password must be, as the server checks it too. */
export interface PasswordHints {
  readonly isLongEnough: boolean;
  readonly isNotNumber: boolean;
  readonly isTwice: boolean;
}

const SHORTEST = 8;
const LONGEST = 256;

/** A password that begins with the number or ends with it is the first one that others try. */
export function passwordHints(password: string, again: string, number: string): PasswordHints {
  return {
    isLongEnough: password.length >= SHORTEST && password.length <= LONGEST,
    isNotNumber: password !== '' && password.trim().toLowerCase() !== number.trim().toLowerCase(),
    isTwice: password !== '' && password === again,
  };
}

export function isSound(hints: PasswordHints): boolean {
  return hints.isLongEnough && hints.isNotNumber && hints.isTwice;
}

export type Strength = 'weak' | 'fair' | 'good';

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u, /\p{Lo}/u];

/** A rough guess for whoever chooses one: length counts most, then how many kinds of signs there are. */
export function strengthOf(password: string, number: string): Strength {
  const own = number === '' ? password : password.replaceAll(number, '');
  const different = new Set(own).size;
  const kinds = KINDS.filter((kind) => kind.test(own)).length;
  if (own.length < SHORTEST || different < 5) return 'weak';
  return own.length >= 14 || (own.length >= 10 && kinds >= 3) ? 'good' : 'fair';
}
