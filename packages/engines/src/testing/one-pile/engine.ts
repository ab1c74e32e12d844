import type { EngineMaker } from '../../engine.js';

/** The house AI of the toy sixth game: leave a multiple of four. */
export const onePileEngine: EngineMaker = {
  game: 'one-pile',

  load: async () => {
    const strength = { depth: null, nodes: null, noise: 0 };
    return {
      levels: { easy: strength, normal: strength, hard: strength },
      *think(state) {
        const { left } = state as { left: number };
        if (left === 0) return;
        const isWon = left % 4 !== 0;
        const move = String(isWon ? left % 4 : 1);
        yield { move, line: [move], score: 0, proven: isWon ? 'win' : 'loss', depth: 1, nodes: 1 };
      },
    };
  },
};
