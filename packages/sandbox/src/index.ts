export { Box, type BoxEnd } from './box.js';
export { BUILD_LIMITS, type BuildReport, build } from './build.js';
export { readCommandLine } from './command-line.js';
export { ownCores } from './cores.js';
export { FolderLock } from './folder-lock.js';
export type { BoxLimits, BoxPlan, Visible } from './limits.js';
export { NOTHING, type Reading, type Times, usedBetween } from './meter.js';
export { ownFolder } from './own-folder.js';
export { OwnThread } from './own-thread.js';
export { ownTimes } from './own-times.js';
export { type Probe, probe } from './probe.js';
export type { Program } from './program.js';
export { type Recipe, recipes } from './recipes.js';
export {
  findSources,
  headerExtensions,
  type SourceNames,
  type Sources,
  sourcesNamed,
} from './sources.js';
export { Staging } from './staging.js';
export { stolenTime } from './stolen.js';
export { sweep } from './sweep.js';
export { gaps, type Sandbox, sandboxOf, type Tier } from './tier.js';
export { splitWords } from './words.js';
