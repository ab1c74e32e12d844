import type { GameSummary } from '@daeguk/api';

/** A game on the page: being played, or over since a moment. */
export interface Shown {
  readonly game: GameSummary;
  readonly overSince: number | null;
}

/** Games in the order of their places: boards first, then lines. */
export type Shelf = readonly Shown[];

/** So many have a board; what is beyond that is a line. */
export const BOARDS = 8;

/** A game that is over stays so long, in milliseconds, for everybody to see how it ended. */
export const LINGER = 6000;

/** After everything that is played now was told: new games come last, those not told of any more are over. */
export function withList(shelf: Shelf, playing: readonly GameSummary[], now: number): Shelf {
  const told = new Map(playing.map((game) => [game.id, game]));
  const known = new Set(shelf.map(({ game }) => game.id));
  const kept = shelf.map(({ game, overSince }) => {
    const fresh = told.get(game.id);
    return fresh ? { game: fresh, overSince: null } : { game, overSince: overSince ?? now };
  });
  const more = playing.filter(({ id }) => !known.has(id));
  return [...kept, ...more.map((game) => ({ game, overSince: null }))];
}

/** After one game was told of. */
export function withGame(shelf: Shelf, game: GameSummary, now: number): Shelf {
  // Of a hidden game there is nothing to see.
  const isOn = game.state === 'playing' && !game.isHidden;
  const place = shelf.findIndex((one) => one.game.id === game.id);
  if (place < 0) return isOn ? [...shelf, { game, overSince: null }] : shelf;
  const overSince = isOn ? null : (shelf[place]?.overSince ?? now);
  return shelf.with(place, { game, overSince });
}

/** Who has stayed long enough gives way: the first of the lines takes the place of a board, so that no other moves. */
export function settled(shelf: Shelf, now: number): Shelf {
  const isPast = ({ overSince }: Shown) => overSince !== null && now - overSince >= LINGER;
  const isOver = ({ overSince }: Shown) => overSince !== null;
  if (!shelf.some((one, place) => (place < BOARDS ? isPast(one) : isOver(one)))) return shelf;
  const lines = shelf.slice(BOARDS).filter((one) => !isOver(one));
  const boards = shelf
    .slice(0, BOARDS)
    .flatMap((one) => (isPast(one) ? (lines.shift() ?? []) : one));
  return [...boards, ...lines];
}
