/** Training plays the engine's own game. */
export { GamePosition, loadPosition, position } from '../makyek/position';
