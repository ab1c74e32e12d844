/** The shared search, compiled for training, plays the same game. */
export * from '../reversi/position';
