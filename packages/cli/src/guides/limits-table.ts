import { catalogue, type Language } from '@daeguk/games';
import { type Contest, limitsOf } from '@daeguk/referee';

const head = catalogue({
  en: { what: 'limit', figure: 'in this contest' },
  ko: { what: '항목', figure: '이 대회에서는' },
  zh: { what: '项目', figure: '本比赛' },
});

/** A contest's limits, and what it costs to break them, as the lines of a table in Markdown. */
export function limitsTable(contest: Contest, language: Language): string[] {
  const rows = [head[language], ...limitsOf(contest, language)];
  const [first = '', ...others] = rows.map(({ what, figure }) => `| ${what} | ${figure} |`);
  return [first, '|---|---|', ...others];
}
