export type { Format } from './format.js';
export { makeFormat, type Tournament } from './make-format.js';
export { type EntrantId, HOUSE, type Match, type Pairing, type Step } from './match.js';
export { type PairCount, type Rating, type Ratings, rate } from './ratings/ratings.js';
export { type GameResult, Results } from './results.js';
export {
  type FormatRules,
  formatKinds,
  formatSchema,
  type Scoring,
  type SeriesRules,
  scoringChanges,
  scoringSchema,
  seriesSchema,
  seriesWithin,
  type TieStep,
} from './rules.js';
export type { MatchScore } from './series.js';
export type { BracketMatch, Stage, Standing, Standings, Tally } from './standings.js';
