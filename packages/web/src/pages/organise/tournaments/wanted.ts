import type { Sent } from '@daeguk/api';
import type { Fields } from '../rules/fields.js';
import { type RuleSlip, ruleSlips } from '../rules/slips.js';

export const ruleParts = ['format', 'series', 'scoring'] as const;
export type RulePart = (typeof ruleParts)[number];

/** A tournament as a form has it. */
export interface Wanted {
  readonly name: string;
  /** What differs from the contest; the rest is as the contest has it. */
  readonly others: ReadonlySet<RulePart>;
  readonly rules: Fields;
  /** Positions, one a line; none for the usual start. As it was typed, and so is the seed. */
  readonly openings: string;
  readonly seed: string;
  /** The best first; null for everybody's latest. */
  readonly submissions: readonly number[] | null;
}

type Body = Sent<'POST /api/contests/:contest/tournaments'>['body'];

const LARGEST_SEED = 2_147_483_647;
const LONGEST_NAME = 120;

export type WantedSlip =
  | RuleSlip
  | { readonly path: string; readonly kind: 'name' | 'seed' | 'few' };

/** What the rules begin with where they are to differ: as the contest has them, but never as a ladder. */
export function begunWith(file: Fields): Fields {
  const format = (file.format ?? {}) as Fields;
  return {
    format: format.kind === 'ladder' ? { kind: 'round-robin' } : { kind: 'round-robin', ...format },
    series: file.series ?? {},
    scoring: file.scoring ?? {},
  };
}

export function bodyOf({ name, others, rules, openings, seed, submissions }: Wanted): Body {
  const different = ruleParts.filter((part) => others.has(part));
  const positions = openings.split('\n').map((line) => line.trim());
  const starts = positions.filter((position) => position !== '');
  return {
    name: name.trim(),
    ...Object.fromEntries(different.map((part) => [part, rules[part]])),
    ...(starts.length > 0 && { openings: starts.map((position) => ({ position, options: {} })) }),
    ...(seed.trim() === '' ? {} : { seed: Number(seed) }),
    ...(submissions === null ? {} : { submissions: [...submissions] }),
  };
}

export function wantedSlips(wanted: Wanted): WantedSlip[] {
  const { name, others, rules, seed, submissions } = wanted;
  const shown = Object.fromEntries([...others].map((part) => [part, rules[part]]));
  const isNamed = name.trim() !== '' && name.trim().length <= LONGEST_NAME;
  const isSeed = /^\d*$/.test(seed.trim()) && Number(seed) <= LARGEST_SEED;
  const isFew = submissions !== null && submissions.length < 2;
  return [
    ...(isNamed ? [] : [{ path: 'name', kind: 'name' } as const]),
    ...ruleSlips(shown),
    ...(isSeed ? [] : [{ path: 'seed', kind: 'seed' } as const]),
    ...(isFew ? [{ path: 'submissions', kind: 'few' } as const] : []),
  ];
}
