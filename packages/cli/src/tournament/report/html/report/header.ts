import type { Language } from '@daeguk/games';
import { type Content, type Html, html } from '../../../../html.js';
import { moment, record, signed } from '../../figures.js';
import { formatLabel } from '../../messages.js';
import { bdi, type View } from './view.js';

/** What was played, how far it is, and who is in front once it is over. */
export function header({ report, say }: View, language: Language): Html {
  const { name, contest, format, games, seed, at, entrants } = report;
  const facts: readonly (Fact | null)[] = [
    [say('fact.format'), formatLabel(say, format)],
    [say('fact.entrants'), entrants.length],
    [say('fact.games'), games.done],
    games.left === 0 ? null : [say('fact.left'), games.left],
    games.void === 0 ? null : [say('fact.void'), games.void],
    [say('fact.seed'), seed],
    at === null ? null : [say('fact.at'), time(at)],
  ];
  return html`<header>
<p class="eyebrow">${contest.title[language]}</p>
<h1>${bdi(name)} ${status(report, say)}</h1>
${progress(report)}
${factList(facts)}
${report.isOver && games.done > 0 ? podium(report) : null}
</header>
`;
}

type Fact = readonly [term: string, value: Content];

/** What there is to know at a glance; what there is not is left out. */
export function factList(facts: readonly (Fact | null)[]): Html {
  const items = facts
    .filter((fact) => fact !== null)
    .map(([term, value]) => html`<div><dt>${term}</dt><dd>${value}</dd></div>`);
  return html`<dl class="facts">${items}</dl>`;
}

export function time(at: string): Html {
  return html`<time datetime="${at}">${moment(at)}</time>`;
}

function status({ isOver, games }: View['report'], say: View['say']): Html {
  const state = isOver ? 'final' : games.done > 0 ? 'running' : 'waiting';
  return html`<span class="pill ${state}">${say(`status.${state}`)}</span>`;
}

/** How many of the games are over, while there are some to come. */
function progress({ isOver, games: { done, left } }: View['report']): Content {
  if (isOver) return null;
  return html`<progress max="${done + left}" value="${done}">${done} / ${done + left}</progress>`;
}

/** The first three of the table. */
function podium({ entrants }: View['report']): Html {
  const places = entrants.slice(0, 3).map(
    ({ name, standing, rating }) => html`<li class="place-${standing.rank}">
<span class="medal">${standing.rank}</span><strong>${bdi(name)}</strong>
<span class="muted">${record(standing.games)} · ${signed(rating.elo)} Elo</span></li>`,
  );
  return html`<ol class="podium">${places}</ol>`;
}
