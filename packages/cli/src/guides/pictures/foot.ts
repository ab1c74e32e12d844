import type { Side } from '@daeguk/games';
import { pieceId } from '../../drawing/pieces.js';
import { type Content, type Html, html } from '../../html.js';
import type { Panel } from './picture.js';

/** The height it takes. */
export const FOOT = 24;

interface Place {
  readonly panel: Panel;
  readonly x: number;
  /** Where the board, with whatever is written below it, ends. */
  readonly bottom: number;
  readonly width: number;
}

/** Below a board, without words: who is to move and who was skipped, or who has won; pieces to choose from. */
export function foot({ panel, x, bottom, width }: Place): Content {
  const { story, ply, choices = [] } = panel;
  const y = bottom + FOOT / 2 + 3;
  const isOver = story.game.outcome(story.states[ply]) !== null;
  const right = x + width;
  return [
    isOver ? result(panel, x + 12, y) : turn(panel, x + 12, y),
    choices.map((letter, index) => piece(letter, right - (choices.length - index) * PIECE, y)),
  ];
}

const STEP = 46;

function result({ story: { game, states }, ply }: Panel, x: number, y: number): Content {
  const winner = game.outcome(states[ply])?.winner ?? null;
  return game.sides.map((side, index) => {
    const at = x + index * STEP;
    const mark = winner === null ? null : winner === side ? yes(at + 17, y) : no(at + 17, y);
    return [disc(side, at, y), mark];
  });
}

function turn({ story: { game, states }, ply }: Panel, x: number, y: number): Content {
  const mover = game.toMove(states[ply]) as Side;
  const other = game.sides.find((side) => side !== mover) as Side;
  const wasSkipped = ply > 0 && game.toMove(states[ply - 1]) === mover;
  const at = wasSkipped ? x + STEP : x;
  return [
    wasSkipped ? [disc(other, x, y), no(x, y)] : null,
    html`<path class="turn" d="M${at - 9} ${y - 5}l7 5-7 5z"/>`,
    disc(mover, at + 9, y),
  ];
}

function disc(side: string, x: number, y: number): Html {
  return html`<circle class="side ${side}" cx="${x}" cy="${y}" r="7.5"/>`;
}

export function yes(x: number, y: number): Html {
  return html`<path class="yes" d="M${x - 5} ${y}l4 4.5 7-9"/>`;
}

function no(x: number, y: number): Html {
  return html`<path class="no" d="M${x - 5} ${y - 5}l10 10m0-10-10 10"/>`;
}

const PIECE = 26;

function piece(letter: string, x: number, y: number): Html {
  return html`<g class="board chess"><use href="#${pieceId(letter)}" x="${x}" y="${y - PIECE / 2}" width="${PIECE}" height="${PIECE}"/></g>`;
}
