/** Who takes part, by an id that never changes; what they are called is for reports. */
export type EntrantId = string;

/** Sits in for an opponent where a contest settles a drawn game against the house AI. */
export const HOUSE = 'house';

export type HouseLevel = 'easy' | 'normal' | 'hard';

/** Two entrants and the games between them that count together. */
export interface Match {
  /** Unlike any other of the tournament, and the same however often it is worked out. */
  readonly id: string;
  /** Which part of the tournament it belongs to: a group, the knock-out; "" where there is one part. */
  readonly stage: string;
  /** Counts from 1. */
  readonly round: number;
  /** Sits first in the first game; they swap with every game. */
  readonly first: EntrantId;
  readonly second: EntrantId;
}

/** The id of a match, told apart from those of other stages. */
export function matchId(stage: string, id: string): string {
  return stage === '' ? id : `${stage}-${id}`;
}

/** What a game is for: it counts itself, or it settles one that was drawn. */
export type Step = 'game' | 'replay' | 'house';

/** A game to be played. */
export interface Pairing {
  readonly id: string;
  readonly match: Match;
  /** Which game of the match it is, or settles; counts from 1. */
  readonly game: number;
  readonly step: Step;
  readonly first: EntrantId;
  readonly second: EntrantId;
  /** How strong the house is, where it sits in. */
  readonly level?: HouseLevel;
  /** Which of the openings it starts from; 0 where there is only the usual one. */
  readonly opening: number;
  /** Options of the rule book that differ from the contest's. */
  readonly options: Readonly<Record<string, unknown>>;
}

/** A game goes by its id, but a final's id is the same whoever comes to it. */
export function isSamePairing(one: Pairing, two: Pairing): boolean {
  return one.match.id === two.match.id && one.first === two.first && one.second === two.second;
}

/** Games against the house settle a match; they say nothing of one entrant's strength against another. */
export function isBetweenEntrants({ step }: Pairing): boolean {
  return step !== 'house';
}

/** How a game differs from others: where it begins, and what of the contest's options is changed for it. */
export type Variant = Pick<Pairing, 'opening' | 'options'>;
