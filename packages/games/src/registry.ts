// The rule books: adding a game is its folder and a line here.
export { connect6 } from './connect6/rules.js';
export { makyek } from './makyek/rules.js';
export { microchess } from './microchess/rules.js';
export { pickingStones } from './picking-stones/rules.js';
export { reversi } from './reversi/rules.js';
