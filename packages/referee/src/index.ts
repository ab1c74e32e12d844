export {
  type Conditions,
  drawConditions,
  seedInMatch,
  seedOfGame,
  stateAfter,
} from './conditions.js';
export type { Contest } from './contest.js';
export { readContest } from './contest-file.js';
export { extractOf, verdictFor } from './extract.js';
export { type Limit, limitsOf } from './limits/limits.js';
export { localeErrors } from './locales.js';
export { messages } from './messages.js';
export type { Note } from './orders.js';
export { withOverrides } from './overrides.js';
export type { Entry, GamePlan } from './plan.js';
export type { GameReport } from './play-game.js';
export { boxPlan } from './players/box-plan.js';
export type { PersonLine } from './players/person.js';
export type { Evidence } from './players/player.js';
export { timeToLeave } from './players/time-to-leave.js';
export { sealOf } from './record.js';
export {
  type RecordedGame,
  type RecordedMove,
  readRecordedGame,
  recordedEvidence,
  recordedMoves,
  type Talk,
  talksInPackets,
} from './recorded-game.js';
export { NOTHING_USED, type SeatUsage, usageOf } from './seat-usage.js';
export { type Both, other, type SeatName, seatNames } from './seats.js';
export { GameSlot } from './slot/slot.js';
export { GameTable, type TableReport } from './slot/table.js';
export { type ToldGame, toldTo } from './told.js';
export { unbuiltVerdict } from './unbuilt.js';
export { Variants } from './variants.js';
export { describeVerdict, sideName, type Verdict } from './verdict.js';
export { recordParts, type VerifiedGame, verifyRecord } from './verify.js';
