// The house AIs: adding a game's is its folder and a line here.
export { connect6Engine } from './connect6/engine.js';
export { makyekEngine } from './makyek/engine.js';
export { microchessEngine } from './microchess/engine.js';
export { pickingStonesEngine } from './picking-stones/engine.js';
export { reversiEngine } from './reversi/engine.js';
