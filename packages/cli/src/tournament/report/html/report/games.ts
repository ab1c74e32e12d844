import { type Content, type Html, html } from '../../../../html.js';
import type { Say } from '../../messages.js';
import type { ReportGame } from '../../report.js';
import { roundName } from '../../round-name.js';
import type { Section, View } from './view.js';

/** A round of more games than this shows its matches one by one. */
const MANY = 150;

/** Every game, by rounds that open when asked: there may be thousands. */
export function games(view: View): Section | null {
  const { report, say } = view;
  if (report.played.length === 0) return null;
  const rounds = groupBy(report.played, ({ stage, round, match }) =>
    JSON.stringify([stage, round, isThirdPlace(match)]),
  );
  const stageOrder = report.stages.map(({ name }) => name);
  const place = ({ stage }: ReportGame) => stageOrder.indexOf(stage);
  rounds.sort(([a], [b]) => place(a!) - place(b!) || a!.round - b!.round);
  const isOnly = rounds.length === 1;
  const content = rounds.map((round) => {
    const shown = round.length > MANY ? matches(view, round) : gameTable(view, round);
    return folded(roundTitle(view, round[0]!), round.length, shown, isOnly);
  });
  return { id: 'games', title: say('section.games'), content };
}

function matches(view: View, round: readonly ReportGame[]): Content {
  return groupBy(round, ({ match }) => match).map((match) => {
    const { first, second } = match[0]!;
    const title = html`${view.nameOf(first)} – ${view.nameOf(second)}`;
    return folded(title, match.length, gameTable(view, match), false);
  });
}

function folded(title: Content, count: number, content: Content, isOpen: boolean): Html {
  return html`<details${isOpen ? html` open` : null}><summary>${title} <span class="muted">${count}</span></summary>
${content}</details>
`;
}

function gameTable({ say, nameOf }: View, list: readonly ReportGame[]): Html {
  const rows = list.map((game) => {
    const side = (seat: 'first' | 'second') =>
      html`<td${game.winner === seat ? html` class="won"` : null}>${nameOf(game[seat])}</td>`;
    return html`<tr>${side('first')}<td class="c">${resultOf(game)}</td>${side('second')}<td>${game.detail}${remarks(say, game)}</td><td class="n">${game.plies}</td><td class="nowrap">${links(say, game)}</td></tr>
`;
  });
  return html`<div class="scroll" tabindex="0"><table class="games"><caption class="hidden">${say('section.games')}</caption><thead><tr><th scope="col">${say('games.first')}</th><th scope="col" class="c">${say('games.result')}</th><th scope="col">${say('games.second')}</th><th scope="col">${say('games.ending')}</th><th scope="col" class="n">${say('games.plies')}</th><th scope="col">${say('games.links')}</th></tr></thead><tbody>
${rows}</tbody></table></div>`;
}

/** What a game was for, if not for itself, and how often it was played in vain. */
function remarks(say: Say, { step, game, void: voids }: ReportGame): Content {
  const notes = [
    step === 'game' ? null : say(`games.step-${step}`, { game }),
    voids === 0 ? null : say('games.void', { count: voids }),
  ].filter((note) => note !== null);
  return notes.length === 0 ? null : html` <span class="muted">(${notes.join('; ')})</span>`;
}

function links(say: Say, { replay, record }: ReportGame): Content {
  const link = (path: string | null, label: string) =>
    path === null ? null : html`<a href="${address(path)}">${label}</a> `;
  return [link(replay, say('games.replay')), link(record, say('games.record'))];
}

function resultOf({ winner, bothLost }: ReportGame): string {
  if (winner === 'first') return '1–0';
  if (winner === 'second') return '0–1';
  return bothLost ? '0–0' : '½–½';
}

/** A path from the folder of the report, as an address that can lead nowhere else. */
function address(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/');
}

function roundTitle({ report, say }: View, { stage, round, match }: ReportGame): string {
  const found = report.stages.find(({ name }) => name === stage);
  if (found?.kind === 'bracket') {
    return isThirdPlace(match) ? say('round.third') : roundName(say, found.rounds, round - 1);
  }
  const number = say('round.number', { round });
  return stage === '' ? number : `${say('group.name', { name: stage })} · ${number}`;
}

/** It is played along with the final, in the same round. */
function isThirdPlace(match: string): boolean {
  return match.endsWith('third');
}

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}
