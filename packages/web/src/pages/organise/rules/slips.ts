import { numbersAmiss } from './bounds.js';
import { type Fields, textsAt, valueAt } from './fields.js';

/** Something amiss in a form that needs no server to be seen: where, and what kind of thing. */
export interface RuleSlip {
  readonly path: string;
  readonly kind: 'number' | 'champions';
}

/** Of what contests and tournaments have in common. */
export function ruleSlips(fields: Fields): RuleSlip[] {
  const path = 'format.champions';
  const isGauntlet = valueAt(fields, 'format.kind') === 'gauntlet';
  const isNamed = textsAt(fields, path).length > 0;
  return [
    ...numbersAmiss(fields).map((at) => ({ path: at, kind: 'number' }) as const),
    ...(isGauntlet && !isNamed ? [{ path, kind: 'champions' } as const] : []),
  ];
}
