import type { EntrantId, Stage } from '@daeguk/tournaments';
import { type Html, html } from '../../../../html.js';
import { type BracketStage, bracket } from './bracket.js';
import { standingCells, standingHeads } from './standings.js';
import { type Section, scrollable, type View } from './view.js';

type TableStage = Extract<Stage, { kind: 'table' }>;

/** The parts a tournament is made of: the tables of its groups, its bracket. */
export function stages(view: View): Section | null {
  const all = view.report.stages;
  if (all.length === 0) return null;
  const groups = all.filter((stage): stage is TableStage => stage.kind === 'table');
  const brackets = all.filter((stage): stage is BracketStage => stage.kind === 'bracket');
  const advanced = new Set(
    brackets.flatMap(({ rounds }) =>
      (rounds[0] ?? []).flatMap(({ first, second }) => [first, second]),
    ),
  );
  const title = view.say(groups.length > 0 ? 'section.stages' : 'section.bracket');
  const tables = groups.map((group) => groupTable(view, group, advanced));
  const content = [
    tables.length === 0 ? null : html`<div class="groups">${tables}</div>`,
    brackets.map((stage) => bracket(view, stage)),
  ];
  return { id: 'stages', title, content };
}

function groupTable(
  view: View,
  { name, table }: TableStage,
  advanced: ReadonlySet<EntrantId | null>,
): Html {
  const title = view.say('group.name', { name });
  const rows = table.map((standing) => {
    const isThrough = advanced.has(standing.entrant);
    const mark = isThrough
      ? html` <span class="tag good">${view.say('group.advances')}</span>`
      : null;
    const cells = standingCells([view.nameOf(standing.entrant), mark], standing);
    return html`<tr${isThrough ? html` class="through"` : null}>${cells}</tr>
`;
  });
  const content = html`<table>
<caption>${title}</caption>
<thead><tr>${standingHeads(view, table)}</tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  return scrollable(title, content);
}
