export { type Budget, choose } from './choose.js';
export {
  type Effort,
  type Engine,
  type EngineMaker,
  type Level,
  levels,
  type Strength,
  type Thought,
} from './engine.js';
export { engines } from './engines.js';
export { Thinker } from './thinker.js';
