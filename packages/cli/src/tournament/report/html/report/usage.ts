import { type Html, html } from '../../../../html.js';
import { duration, megabytes } from '../../figures.js';
import type { ReportEntrant } from '../../report.js';
import { bar } from './bar.js';
import { bdi, type Section, scrollable, type View } from './view.js';

/** How long everybody thought, and how much memory it took. */
export function usage({ report, say }: View): Section | null {
  const all = report.entrants;
  if (all.every((entrant) => entrant.usage.moves === 0)) return null;
  const columns = [
    column(all, meanOf, duration),
    column(all, (entrant) => entrant.usage.longest, duration),
    column(all, (entrant) => entrant.usage.memory, megabytes),
  ];
  const heads = (['mean', 'longest', 'memory'] as const).map(
    (key) => html`<th scope="colgroup" colspan="2">${say(`usage.${key}`)}</th>`,
  );
  const rows = all.map(
    (
      entrant,
    ) => html`<tr><th scope="row" class="name">${bdi(entrant.name)}</th><td class="n">${entrant.usage.moves}</td>${columns.map((cell) => cell(entrant))}</tr>
`,
  );
  const title = say('section.usage');
  const table = html`<table class="usage">
<caption class="hidden">${title}</caption>
<thead><tr><th scope="col" class="name">${say('column.name')}</th><th scope="col" class="n">${say('usage.moves')}</th>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  const about = html`<p class="note muted">${say('usage.about')}</p>`;
  return { id: 'usage', title, content: [scrollable(title, table), about] };
}

type Figure = (entrant: ReportEntrant) => number;

/** Makes the cells of a column: what was not measured has no bar. */
function column(
  all: readonly ReportEntrant[],
  figure: Figure,
  format: (value: number) => string,
): (entrant: ReportEntrant) => Html {
  const most = Math.max(...all.map(figure));
  return (entrant) => {
    const value = figure(entrant);
    if (entrant.usage.moves === 0 || value === 0) return html`<td class="n">–</td><td></td>`;
    return html`<td class="n">${format(value)}</td><td class="wide">${bar(value, most)}</td>`;
  };
}

function meanOf({ usage: { moves, total } }: ReportEntrant): number {
  return moves === 0 ? 0 : total / moves;
}
