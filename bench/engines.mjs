// The house AIs: speed, depth, exact endings, strength and soundness. All of it takes about an hour on two
// cores; each part can be run by itself from bench/engines/.
await import('./engines/reversi-speed.mjs');
console.log();
await import('./engines/depths.mjs');
console.log();
await import('./engines/endgames.mjs');
console.log();
await import('./engines/ladder.mjs');
console.log();
await import('./engines/fast-games.mjs');
