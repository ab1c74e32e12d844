// Learns the weights of the Mak-yek engine from games against itself, and writes them to
// weights/makyek.bin, with a log of how strong they were on the way. The same arguments give the same
// weights on every machine.
//
//   node packages/engines/build.mjs makyek-training
//   node packages/engines/training/makyek/train.mjs [games] [nodes a move]
import { appendFileSync, writeFileSync } from 'node:fs';
import { Random } from '@daeguk/games';
import { playItself, playReference } from './games.mjs';
import { match } from './match.mjs';
import { loadModule } from './module.mjs';

const GAMES = Number(process.argv[2] ?? 3_500);
const NODES = Number(process.argv[3] ?? 700);
const SEED = 2026;

/** The reference counts pieces and nothing else; both sides get this many nodes a move. */
const MATCH = { games: 60, nodes: 1_000, seed: 77 };
const MEASURED = [0, 50, 100, 200, 300];
const BETWEEN_MATCHES = 500;

const log = new URL('log.jsonl', import.meta.url);
const file = new URL('../../weights/makyek.bin', import.meta.url);

const learner = await loadModule();
const reference = await loadModule();
const random = new Random(SEED);

writeFileSync(log, '');
for (let games = 0; games < GAMES; games++) {
  if (MEASURED.includes(games) || games % BETWEEN_MATCHES === 0) measure(games);
  if (games % 2 === 0) playItself(learner, random, NODES);
  else playReference(learner, reference, random, NODES);
}
measure(GAMES);

function measure(games) {
  const score = match(learner, reference, MATCH);
  appendFileSync(log, `${JSON.stringify({ games, score })}\n`);
  const { buffer } = learner.memory;
  writeFileSync(file, new Uint8Array(buffer, learner.weightsFile(), learner.weightsLength()));
}
