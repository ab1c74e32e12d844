import type { BracketMatch, EntrantId, Stage } from '@daeguk/tournaments';
import { type Html, html } from '../../../../html.js';
import { points } from '../../figures.js';
import { roundName } from '../../round-name.js';
import { scrollable, type View } from './view.js';

export type BracketStage = Extract<Stage, { kind: 'bracket' }>;

/** From the first round on the left to the final; whoever won goes on to the right. */
export function bracket(view: View, { rounds, thirdPlace }: BracketStage): Html {
  const columns = rounds.map((matches, index) => {
    const before = rounds[index - 1];
    const boxes = matches.map((match, place) => matchBox(view, match, before?.[2 * place]));
    return column(roundName(view.say, rounds, index), boxes, '');
  });
  const third =
    thirdPlace === null
      ? null
      : column(view.say('round.third'), [matchBox(view, thirdPlace)], ' third');
  const title = view.say('section.bracket');
  return scrollable(title, html`<div class="bracket">${columns}${third}</div>`);
}

function column(title: string, boxes: readonly Html[], kind: string): Html {
  return html`<section class="round${kind}"><h3>${title}</h3><ol>${boxes}</ol></section>`;
}

/** `upper` is the match that the upper line comes from, after the first round. */
function matchBox(view: View, match: BracketMatch, upper?: BracketMatch): Html {
  const { isBye, decidedBy } = match;
  const wasLevel = decidedBy === 'extra-games' || decidedBy === 'seeding';
  const note = wasLevel
    ? html`<div class="decided">${view.say(`bracket.by-${decidedBy}`)}</div>`
    : null;
  const lines = sidesOf(match, upper).map((side) => sideLine(view, match, side));
  return html`<li${isBye ? html` class="bye"` : null}><div class="match">${lines}${note}</div></li>`;
}

interface Side {
  readonly entrant: EntrantId | null;
  readonly points: number | null;
}

/** A match has whoever sits first in front; in the drawing everybody stays where the lines lead. */
function sidesOf({ first, second, score }: BracketMatch, upper?: BracketMatch): readonly Side[] {
  const drawn = (score?.drawn ?? 0) / 2;
  const one = { entrant: first, points: score === null ? null : score.won + drawn };
  const two = { entrant: second, points: score === null ? null : score.lost + drawn };
  const isSwapped = second !== null && upper?.winner === second;
  return isSwapped ? [two, one] : [one, two];
}

function sideLine({ nameOf, say }: View, { winner, isBye }: BracketMatch, side: Side): Html {
  const { entrant, points: earned } = side;
  if (entrant === null) {
    return html`<div class="side muted">${say(isBye ? 'bracket.bye' : 'bracket.open')}</div>`;
  }
  const state = winner === null ? '' : winner === entrant ? ' won' : ' out';
  const score = earned === null ? null : html`<b>${points(earned)}</b>`;
  return html`<div class="side${state}"><span>${nameOf(entrant)}</span>${score}</div>`;
}
