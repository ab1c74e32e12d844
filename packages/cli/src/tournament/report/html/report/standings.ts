import type { Standing } from '@daeguk/tournaments';
import { type Content, type Html, html } from '../../../../html.js';
import { likelihood, percent, points, signed } from '../../figures.js';
import { isOfGroupsAndBracket, type ReportEntrant, type TournamentReport } from '../../report.js';
import { EloScale } from './elo-scale.js';
import { bdi, type Section, scrollable, type View } from './view.js';

/** Everybody, best first, with what the games say of their strength. */
export function standings(view: View): Section {
  const { report, say } = view;
  const rated = report.entrants.filter(isRated);
  const scale = new EloScale(rated.map(({ rating }) => rating));
  const title = say('section.standings');
  const rows = report.entrants.map((entrant, index) => row(view, entrant, index, scale));
  const table = html`<table class="standings">
<caption class="hidden">${title}</caption>
<thead><tr>${standingHeads(
    view,
    report.entrants.map(({ standing }) => standing),
  )}<th scope="col" class="n">${say('column.elo')}</th><th scope="col">${say('column.interval')}</th><td>${rated.length === 0 ? null : scale.axis()}</td><th scope="col" class="n wrap">${say('column.stronger')}</th><th scope="col" class="n wrap">${say('column.faults')}</th></tr></thead>
<tbody>
${rows}</tbody>
</table>`;
  return { id: 'standings', title, content: [scrollable(title, table), notes(view)] };
}

/** The headings of what `standingCells` holds. */
export function standingHeads(
  { report, say }: View,
  standings: readonly Standing[],
): readonly Html[] {
  const head = (label: string) => html`<th scope="col" class="n wrap">${label}</th>`;
  return [
    head(say('column.rank')),
    html`<th scope="col" class="name">${say('column.name')}</th>`,
    head(say('column.points')),
    head(say('column.won')),
    head(say('column.drawn')),
    head(say('column.lost')),
    ...tiesShown(report, standings).map((step) => head(say(`tie.${step}`))),
  ];
}

export function standingCells(name: Content, standing: Standing): readonly Html[] {
  const { rank, games, ties } = standing;
  const figure = (value: string | number) => html`<td class="n">${value}</td>`;
  return [
    html`<td class="n muted">${rank}</td><th scope="row" class="name">${name}</th>`,
    html`<td class="n strong">${points(standing.points)}</td>`,
    figure(games.won),
    figure(games.drawn),
    figure(games.lost),
    ...ties.map((tie) => figure(points(tie))),
  ];
}

/** The steps that broke ties here: in a bracket none does, whatever the scoring says. */
function tiesShown({ scoring }: TournamentReport, standings: readonly Standing[]) {
  return scoring.ties.slice(0, Math.max(0, ...standings.map(({ ties }) => ties.length)));
}

function row(view: View, entrant: ReportEntrant, index: number, scale: EloScale): Html {
  const { standing, faults, superiority } = entrant;
  const next = view.report.entrants[index + 1];
  const isCompared = next !== undefined && isRated(entrant) && isRated(next);
  const stronger = isCompared ? likelihood(superiority[index + 1] as number) : '–';
  return html`<tr>${standingCells(nameWithKind(view, entrant), standing)}${ratingCells(entrant, scale)}<td class="n">${stronger}</td><td class="n${faults > 0 ? ' fault' : ''}">${faults}</td></tr>
`;
}

function ratingCells(entrant: ReportEntrant, scale: EloScale): Html {
  if (!isRated(entrant)) return html`<td class="n">–</td><td>–</td><td></td>`;
  const { elo, low, high } = entrant.rating;
  return html`<td class="n">${signed(elo)}</td><td class="nowrap">${signed(low)} … ${signed(high)}</td><td>${scale.whisker(entrant.rating)}</td>`;
}

function nameWithKind({ say }: View, { name, kind }: ReportEntrant): Content {
  if (kind === 'program') return bdi(name);
  return [bdi(name), html` <span class="tag">${say(`kind.${kind}`)}</span>`];
}

/** Without a game against another entrant, a rating would be made of nothing. */
function isRated({ against }: ReportEntrant): boolean {
  return against.some(({ first, second }) =>
    [first, second].some(({ won, drawn, lost }) => won + drawn + lost > 0),
  );
}

/** What the games say of the game itself. */
function notes({ report, say }: View): Content {
  if (!report.entrants.some(isRated)) return html`<p class="note">${say('empty.games')}</p>`;
  const { elo, low, high } = report.firstMove;
  const effect = low > 0 ? 'gain' : high < 0 ? 'loss' : 'unclear';
  const values = { elo: signed(elo), low: signed(low), high: signed(high) };
  return html`<p class="note">${say(`first-move.${effect}`, values)} ${say('draws.share', { draws: percent(report.draws) })}</p>
${isOfGroupsAndBracket(report) ? html`<p class="note">${say('standings.groups')}</p>` : null}
<p class="note muted">${say('standings.about')}</p>`;
}
