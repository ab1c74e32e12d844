// The games that are learned from: against itself, and against the reference.

import { setUp, think } from './module.mjs';
import { anyOpening } from './openings.mjs';

/** One move in so many is made at random, so that more positions are seen. */
const STRAY = 25;
/**
 * What a draw is worth to the learner against the reference. Less than half: two that only count on
 * each other's caution learn to wait, and a waiting player does not beat weaker ones.
 */
const DRAW = 0.35;

/** The learner on both sides. */
export function playItself(learner, random, nodes) {
  const winner = play(learner, [learner, learner], random, nodes);
  learner.learnFrom(winner === null ? 0.5 : 1 - winner);
}

export function playReference(learner, reference, random, nodes) {
  const side = random.below(2);
  const players = side === 0 ? [learner, reference] : [reference, learner];
  const winner = play(learner, players, random, nodes);
  if (winner === null) learner.learnFrom(side === 0 ? DRAW : 1 - DRAW);
  else learner.learnFrom(1 - winner);
}

/** Plays a game on the learner's board; tells who won: 0 for Black, 1 for White, null for nobody. */
function play(learner, players, random, nodes) {
  const opening = anyOpening(random);
  const modules = new Set(players);
  for (const module of modules) {
    module.forget();
    setUp(module, opening);
  }
  for (;;) {
    const verdict = learner.verdict();
    const mover = learner.mover();
    if (verdict !== -(2 ** 31)) return verdict === 0 ? null : verdict > 0 ? mover : 1 - mover;
    const player = players[mover];
    // The moves were just shuffled: the first is any move.
    player.begin(random.below(2 ** 31), 0);
    const anyMove = player.bestMove();
    think(player, nodes);
    const isStray = random.below(STRAY) === 0;
    const move = isStray ? anyMove : player.bestMove();
    if (player === learner) learner.note(isStray);
    else learner.noteOther();
    for (const module of modules) module.play(move);
  }
}
