import { type Html, html } from '../../../../html.js';
import { points, record } from '../../figures.js';
import type { ReportEntrant, Score } from '../../report.js';
import { bdi, type Section, scrollable, type View } from './view.js';

/** How many shades there are from lost to won. */
const SHADES = 6;

/** Everybody against everybody, with what each earned from the first seat and from the second. */
export function crosstable(view: View): Section | null {
  const { report, say } = view;
  if (report.played.length === 0) return null;
  const title = say('section.crosstable');
  const heads = report.entrants.map(
    ({ name }, place) => html`<th scope="col" title="${name}">${place + 1}</th>`,
  );
  const rows = report.entrants.map((entrant, place) => row(view, entrant, place));
  const table = html`<table class="cross">
<caption class="hidden">${title}</caption>
<thead><tr><th scope="col" class="name">${say('column.name')}</th>${heads}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  const about = html`<p class="note muted">${say('crosstable.about')}</p>`;
  return { id: 'crosstable', title, content: [about, scrollable(title, table)] };
}

function row({ report, say }: View, { name, against }: ReportEntrant, place: number): Html {
  const cells = against.map(({ first, second }, column) => {
    if (column === place) return html`<td class="own"></td>`;
    if (countOf(first) + countOf(second) === 0) return html`<td></td>`;
    const opponent = report.entrants[column]?.name ?? '';
    const values = { name: opponent, first: record(first), second: record(second) };
    return html`<td title="${say('crosstable.cell', values)}">${half(first)}${half(second)}</td>`;
  });
  return html`<tr><th scope="row" class="name"><span class="muted">${place + 1}</span> ${bdi(name)}</th>${cells}</tr>
`;
}

function half(score: Score): Html {
  const count = countOf(score);
  if (count === 0) return html`<i>·</i>`;
  const earned = score.won + score.drawn / 2;
  return html`<i class="s${Math.round((earned / count) * SHADES)}">${points(earned)}</i>`;
}

function countOf({ won, drawn, lost }: Score): number {
  return won + drawn + lost;
}
