import { LONGEST_TITLE, submissionLimits, title } from '@daeguk/api';
import { fail, type Language, ok, type Result } from '@daeguk/games';
import { type Contest, localeErrors, readContest } from '@daeguk/referee';
import { ladderRules, readRules } from '../tournaments/rules.js';

/** The contest a file describes, if the server can hold it: what the referee leaves unread is read as well. */
export function checkContest(json: unknown, language: Language = 'en'): Result<Contest> {
  const contest = readContest(json, language);
  if (!contest.ok) return contest;
  for (const [of, text] of Object.entries(contest.value.title)) {
    if (title.safeParse(text).success) continue;
    return fail('contest-title', { field: `title.${of}`, most: LONGEST_TITLE });
  }
  const limits = submissionLimits.safeParse(contest.value.ladder, {
    error: localeErrors[language],
  });
  if (!limits.success) {
    const [issue] = limits.error.issues;
    const field = ['ladder', ...(issue?.path ?? [])].join('.');
    return fail('contest-field', { field, problem: issue?.message ?? '' });
  }
  for (const rules of [readRules(contest.value, {}, language), ladderRules(contest.value)]) {
    if (!rules.ok) return rules;
  }
  return ok(contest.value);
}
