/** A turn for when no candidate is left: threats cannot all be answered, or there is hardly a safe cell. */
import { isEmpty, isFatal, mover, place, stonesDue, takeBack } from './board';
import { CELLS, NOWHERE } from './geometry';
import { cellMostThreatened, findThreats } from './threats';
import { turnOf } from './turns';

/** A legal turn; it answers as many threats as it can, and makes no line too long unless every turn does. */
export function anyTurn(): i32 {
  const me = mover;
  const first = bestCell();
  if (stonesDue() == 1) return turnOf(first, NOWHERE);
  place(first, me);
  const second = bestCell();
  takeBack(first, me);
  return turnOf(first, second);
}

function bestCell(): i32 {
  findThreats(mover ^ 1);
  const threatened = cellMostThreatened(mover);
  if (threatened != NOWHERE) return threatened;
  let any = NOWHERE;
  for (let cell = 0; cell < CELLS; cell++) {
    if (!isEmpty(cell)) continue;
    if (!isFatal(cell, mover)) return cell;
    if (any == NOWHERE) any = cell;
  }
  return any;
}
