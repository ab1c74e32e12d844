import type { Language, Result } from '@daeguk/games';
import type { Contest } from './contest.js';
import { readContest } from './contest-file.js';
import { type Fields, withOverrides } from './overrides.js';

/** Where games may begin, and what of the contest's options is changed for that. */
interface Opening {
  readonly position?: string | undefined;
  readonly options: Fields;
}

/** Which opening a game has, by its number, and what of the options is changed besides. */
interface Variant {
  readonly opening: number;
  readonly options: Fields;
}

/** A contest as single games of a tournament are played: from their openings, with their options. */
export class Variants {
  readonly #contest: Contest;
  readonly #openings: readonly Opening[];
  readonly #known = new Map<string, Contest>();

  constructor(contest: Contest, openings: readonly Opening[]) {
    this.#contest = contest;
    this.#openings = openings;
  }

  /** The contest of such a game, if it can be played. */
  read({ opening, options }: Variant, language: Language = 'en'): Result<Contest> {
    const { position = this.#contest.position, options: changes } = this.#openings[opening]!;
    const whole = { position, options: { ...changes, ...options } };
    return readContest(withOverrides(this.#contest, whole), language);
  }

  /** That of a game which is known to be playable; worked out once. */
  of(variant: Variant): Contest {
    const key = JSON.stringify([variant.opening, variant.options]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const contest = this.read(variant);
    if (!contest.ok) throw new TypeError('a variant that was never tried');
    this.#known.set(key, contest.value);
    return contest.value;
  }
}
