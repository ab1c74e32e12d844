import type { Quota } from '@daeguk/api';

/** Whether something can be sent now, as codes of words and what they speak of. */
export type Allowance =
  | { readonly code: 'may' | 'in-queue' | 'not-listed' | 'refused' }
  /** Passes by itself, in so many seconds. */
  | { readonly code: 'too-soon' | 'judge-time'; readonly seconds: number }
  | { readonly code: 'contest-coming' | 'contest-closed'; readonly at: string };

/** What a quota means at a moment: one that only waited for that moment is through. */
export function allowanceAt(quota: Quota, now: number): Allowance {
  const { maySubmit, reason, nextAt, closesAt } = quota;
  if (closesAt !== null && Date.parse(closesAt) <= now) {
    return { code: 'contest-closed', at: closesAt };
  }
  if (maySubmit || reason === null) return { code: 'may' };
  const { code, values } = reason;
  if (code === 'too-soon' || code === 'judge-time') {
    const left = nextAt === null ? Number(values.seconds ?? 0) : (Date.parse(nextAt) - now) / 1000;
    return left > 0 ? { code, seconds: left } : { code: 'may' };
  }
  if (code === 'contest-coming') {
    const at = String(values.opensAt);
    return Date.parse(at) <= now ? { code: 'may' } : { code, at };
  }
  if (code === 'contest-closed') return { code, at: String(values.closesAt) };
  return { code: code === 'in-queue' || code === 'not-listed' ? code : 'refused' };
}
