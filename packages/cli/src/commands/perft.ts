import { perft as count } from '@daeguk/games';
import { chooseGame, chooseStart, type GameFlags, readWholeNumber } from '../choice.js';
import { BAD_USAGE, DONE, type Io } from '../io.js';

const DEEPEST = 99;

export function perft(io: Io, name: string, depthText: string, flags: GameFlags): number {
  const game = chooseGame(io, name);
  if (!game) return BAD_USAGE;
  const deepest = readWholeNumber(io, 'DEPTH', depthText, 1, DEEPEST);
  const start = deepest !== null && chooseStart(io, game, flags);
  if (!start) return BAD_USAGE;
  for (let depth = 1; depth <= deepest; depth++) {
    io.out(JSON.stringify({ depth, nodes: count(game, start.state, depth) }));
  }
  return DONE;
}
