import { remember, remembered } from '../app/memory.js';

/** A seat in a game on the server that was begun in this browser. */
export interface Place {
  readonly game: number;
  /** What is played. */
  readonly name: string;
  /** Opens the seat, as its link does. */
  readonly path: string;
}

const NAME = 'places';
const MOST = 10;

/** Whoever has wandered off finds the way back. */
export function keptPlaces(): readonly Place[] {
  const kept = remembered(NAME);
  return Array.isArray(kept) ? kept.filter(isPlace) : [];
}

export function keepPlace(place: Place): void {
  remember(NAME, [place, ...others(place.game)].slice(0, MOST));
}

export function forgetPlace(game: number): void {
  remember(NAME, others(game));
}

function others(game: number): Place[] {
  return keptPlaces().filter((place) => place.game !== game);
}

function isPlace(kept: Partial<Place> | null): kept is Place {
  const isNamed = typeof kept?.name === 'string' && typeof kept.path === 'string';
  return isNamed && kept.path!.startsWith('/seats/') && typeof kept.game === 'number';
}
