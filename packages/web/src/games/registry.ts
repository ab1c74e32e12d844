import type { GameLook } from './look.js';

// How games are shown: adding a game's is its folder and a line here. Each is loaded when it is wanted.
export const looks: Readonly<Record<string, () => Promise<{ look: GameLook }>>> = {
  connect6: () => import('./connect6/look.js'),
  makyek: () => import('./makyek/look.js'),
  microchess: () => import('./microchess/look.js'),
  'picking-stones': () => import('./picking-stones/look.js'),
  reversi: () => import('./reversi/look.js'),
};
