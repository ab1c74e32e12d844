// What others need of this folder: games as a viewer may see them.
export { type GameFilter, gameSummaries } from './list.js';
export { gamePage } from './page.js';
