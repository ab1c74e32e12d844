import { type Fields, isFields, textsAt, valueAt } from '../rules/fields.js';
import { type RuleSlip, ruleSlips } from '../rules/slips.js';

/** Something amiss in a contest's file that needs no server to be seen. */
export type Slip =
  | RuleSlip
  | {
      readonly path: string;
      readonly kind: 'id' | 'title' | 'protocols' | 'untimed' | 'range';
    };

export function slipsOf(file: Fields): Slip[] {
  const slips: Slip[] = [];
  if (!/^[a-z][a-z0-9-]{0,39}$/.test(String(file.id ?? ''))) slips.push({ path: 'id', kind: 'id' });
  for (const language of ['en', 'ko', 'zh']) {
    const title = valueAt(file, `title.${language}`);
    if (typeof title !== 'string' || title.trim() === '') {
      slips.push({ path: `title.${language}`, kind: 'title' });
    }
  }
  if (textsAt(file, 'protocols').length === 0) slips.push({ path: 'protocols', kind: 'protocols' });
  return [...slips, ...timeSlips(file), ...ruleSlips(file)];
}

function timeSlips(file: Fields): Slip[] {
  const move = valueAt(file, 'limits.moveSeconds') ?? null;
  const path = 'limits.moveSeconds';
  if (move === null && (valueAt(file, 'limits.gameSeconds') ?? null) === null) {
    return [{ path, kind: 'untimed' }];
  }
  const isEmpty = isFields(move) && Number(move.from) > Number(move.to);
  return isEmpty ? [{ path: `${path}.to`, kind: 'range' }] : [];
}
