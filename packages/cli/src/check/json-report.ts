import { describeVerdict } from '@daeguk/referee';
import type { Finding } from './finding.js';
import { say } from './messages.js';
import { talkLines } from './talk.js';

const ENGLISH = { language: 'en' } as const;

/** A check as a line of JSON, in English whoever reads it. */
export function jsonFinding({ name, result, costs, remarks, played, stderr }: Finding): string {
  const isFault = result === 'failed' && played !== null;
  const ruling = isFault ? describeVerdict(played.game.game, played.game.verdict) : null;
  return JSON.stringify({
    check: name,
    result,
    ruling,
    ending: isFault ? played.game.verdict.ending : null,
    costs,
    remarks: remarks.map(({ name: remark, values }) => say(ENGLISH, `remark.${remark}`, values)),
    plies: played?.game.verdict.plies ?? null,
    talk: played === null ? [] : talkLines(played.game, played.seat),
    stderr,
  });
}

export function jsonSummary(findings: readonly Finding[], isSound: boolean): string {
  const failed = findings.filter(({ result }) => result === 'failed').length;
  return JSON.stringify({ sound: isSound, checks: findings.length, failed });
}
