import type { Terms } from '@daeguk/api';
import type { Language } from '@daeguk/games';
import { type Contest, limitsOf } from '@daeguk/referee';
import { ladderRules, readRules } from '../tournaments/rules.js';

/** What a contest is played by, whole. It was checked before it was stored. */
export function termsOf(contest: Contest, language: Language): Terms {
  const tournament = readRules(contest, {}, language);
  const ladder = ladderRules(contest);
  if (!tournament.ok || !ladder.ok) throw new TypeError(`${contest.id} was never checked`);
  const { format, series, scoring } = tournament.value;
  return {
    limits: limitsOf(contest, language),
    ladderGames: ladder.value.series.length,
    series,
    format,
    scoring,
  };
}
