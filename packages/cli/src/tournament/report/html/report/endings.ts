import { type Html, html } from '../../../../html.js';
import { percent } from '../../figures.js';
import { endingLabel } from '../../messages.js';
import type { ReportEntrant, Score } from '../../report.js';
import { bar } from './bar.js';
import { bdi, type Section, scrollable, type View } from './view.js';

/** Endings that are nobody's plan: somebody broke a limit or a rule. */
const FAULTS: ReadonlySet<string> = new Set([
  'crash',
  'time',
  'illegal-move',
  'invalid-reply',
  'exit',
  'memory',
  'output',
  'build',
  'out-of-turn',
]);

function isFault(ending: string): boolean {
  return FAULTS.has(ending);
}

interface Ending {
  readonly code: string;
  readonly count: number;
}

/** How the games ended: by the rules of the game, and apart from that by somebody's fault. */
export function endings(view: View): Section | null {
  const all = countEndings(view);
  if (all.length === 0) return null;
  const kinds = {
    rules: all.filter(({ code }) => !isFault(code)),
    faults: all.filter(({ code }) => isFault(code)),
  };
  const about = html`<p class="note muted">${view.say('endings.about')}</p>`;
  return {
    id: 'endings',
    title: view.say('section.endings'),
    content: [ofAll(view, kinds), ofEach(view, kinds), about],
  };
}

type Kinds = Readonly<Record<'rules' | 'faults', readonly Ending[]>>;

/** The most frequent first. */
function countEndings({ report }: View): Ending[] {
  const counts = new Map<string, number>();
  for (const { ending } of report.played) counts.set(ending, (counts.get(ending) ?? 0) + 1);
  return [...counts]
    .map(([code, count]) => ({ code, count }))
    .sort((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1));
}

function ofAll({ report, say }: View, kinds: Kinds): Html {
  const most = Math.max(...[...kinds.rules, ...kinds.faults].map(({ count }) => count));
  const row = ({
    code,
    count,
  }: Ending) => html`<tr><th scope="row">${endingLabel(say, code)}</th><td class="n">${count}</td><td class="n">${percent(count / report.played.length)}</td><td class="wide">${bar(count, most)}</td></tr>
`;
  const body = (kind: 'rules' | 'faults') =>
    kinds[kind].length === 0
      ? null
      : html`<tbody class="${kind}"><tr class="kind"><th scope="rowgroup" colspan="4">${say(`endings.${kind}`)}</th></tr>
${kinds[kind].map(row)}</tbody>
`;
  const title = say('endings.of-all');
  return scrollable(
    title,
    html`<table class="endings">
<caption class="hidden">${title}</caption>
<thead><tr><td></td><th scope="col" class="n">${say('endings.count')}</th><th scope="col" class="n">${say('endings.share')}</th><td></td></tr></thead>
${body('rules')}${body('faults')}</table>`,
  );
}

function ofEach({ report, say }: View, kinds: Kinds): Html {
  const groups = (['rules', 'faults'] as const).filter((kind) => kinds[kind].length > 0);
  const shown = groups.flatMap((kind) => kinds[kind].map(({ code }) => ({ code, kind })));
  const kindHeads = groups.map(
    (kind) =>
      html`<th scope="colgroup" class="${kind}" colspan="${kinds[kind].length}">${say(`endings.${kind}`)}</th>`,
  );
  const heads = shown.map(
    ({ code, kind }) => html`<th scope="col" class="wrap ${kind}">${endingLabel(say, code)}</th>`,
  );
  const row = ({
    name,
    endings: own,
  }: ReportEntrant) => html`<tr><th scope="row" class="name">${bdi(name)}</th>${shown.map(({ code, kind }) => html`<td class="${kind}">${tally(own[code])}</td>`)}</tr>
`;
  const title = say('endings.of-each');
  return scrollable(
    title,
    html`<table class="each">
<caption>${title}</caption>
<thead><tr><td class="name"></td>${kindHeads}</tr><tr><th scope="col" class="name">${say('column.name')}</th>${heads}</tr></thead>
<tbody>
${report.entrants.map(row)}</tbody>
</table>`,
  );
}

function tally(score: Score | undefined): string {
  if (score === undefined) return '';
  const { won, drawn, lost } = score;
  const figures = [
    won > 0 ? `+${won}` : '',
    drawn > 0 ? `=${drawn}` : '',
    lost > 0 ? `−${lost}` : '',
  ];
  return figures.filter(Boolean).join(' ');
}
