export { countGames } from './count-games.js';
export type { Format } from './format.js';
export { makeFormat, type Tournament } from './make-format.js';
export {
  type EntrantId,
  HOUSE,
  isBetweenEntrants,
  isSamePairing,
  type Match,
  type Pairing,
  type Step,
} from './match.js';
export { messages } from './messages.js';
export { PairCounts } from './ratings/pair-counts.js';
export { type PairCount, type Rating, type Ratings, rate, rating } from './ratings/ratings.js';
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
export { everyVariant, isUneven } from './variants.js';
