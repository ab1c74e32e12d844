// How fast a large tournament is reckoned, on one core: 200 entrants, everybody against everybody twice,
// 39,800 games. Each figure also stands as a ratio to one plain pass over the results in the same run,
// which tells a slow machine from slow code.
import {
  formatSchema,
  makeFormat,
  Results,
  rate,
  scoringSchema,
  seriesSchema,
} from '@daeguk/tournaments';

/** @typedef {import('@daeguk/tournaments').Pairing} Pairing */
/** @typedef {import('@daeguk/tournaments').GameResult} GameResult */

const AIM = { schedule: 1000, standings: 5, round: 500, ratings: 1000 };
const SECONDS = 2;
const ENTRANTS = 200;
const DOUBLE_ROUND_ROBIN = { kind: 'round-robin', rounds: 2 };
const SWISS = { kind: 'swiss', rounds: 9 };

const names = Array.from({ length: ENTRANTS }, (_, index) => `${index + 1}`);
const games = formatOf(DOUBLE_ROUND_ROBIN).next(new Results()).map(fateOf);
const pairs = games.map(({ pairing: { first, second }, winner }) => ({
  first,
  second,
  won: winner === 'first' ? 1 : 0,
  drawn: winner === null ? 1 : 0,
  lost: winner === 'second' ? 1 : 0,
}));

const pass = measure(() => {
  const points = new Map(names.map((name) => [name, 0]));
  for (const { pairing, winner } of games) {
    const who = winner === 'second' ? pairing.second : pairing.first;
    points.set(who, (points.get(who) ?? 0) + 1);
  }
});

console.log('what                                    ms   of a pass   aim');
console.log(`${'a pass over 39,800 results'.padEnd(32)} ${pass.toFixed(2).padStart(9)}`);
report(
  'schedule of a double round robin',
  measure(() => formatOf(DOUBLE_ROUND_ROBIN).next(new Results())),
  AIM.schedule,
);
report('a result and the table', lastResults({}), AIM.standings);
report(
  '  by the ties of reversi',
  lastResults({ win: 2, draw: 1, ties: ['games-won', 'score-difference'] }),
  AIM.standings,
);
report(
  '  by what opponents reached',
  lastResults({ ties: ['sonneborn-berger', 'buchholz'] }),
  AIM.standings,
);
report('a round of a Swiss tournament', swissRound(), AIM.round);
report(
  'ratings',
  measure(() => rate(names, pairs)),
  AIM.ratings,
);

/** @param {Record<string, unknown>} format @param {Record<string, unknown>} scoring */
function formatOf(format, scoring = {}) {
  const made = makeFormat({
    entrants: names.map((name) => ({ id: name, name, author: name })),
    format: formatSchema.parse(format),
    series: seriesSchema.parse({}),
    scoring: scoringSchema.parse(scoring),
    openings: 1,
    seed: 1,
  });
  if (!made.ok) throw new Error(made.fault.code);
  return made.value;
}

/**
 * The same game ends the same way each time; whoever comes earlier in the list wins more often.
 * @param {Pairing} pairing @returns {GameResult}
 */
function fateOf(pairing) {
  const [first, second] = [Number(pairing.first), Number(pairing.second)];
  const lot = ((Math.imul(first * ENTRANTS + second, 0x9e3779b1) >>> 8) % 1000) / 1000;
  const edge = (second - first) / ENTRANTS / 2;
  const winner = lot < 0.4 + edge ? 'first' : lot < 0.6 + edge ? null : 'second';
  const margin = Math.round(60 * (0.5 + edge - lot));
  return { pairing, winner, bothLost: false, ending: 'done', culprit: null, plies: 60, margin };
}

/**
 * The last round of results comes in one by one, and after each the table is wanted.
 * @param {Record<string, unknown>} scoring
 */
function lastResults(scoring) {
  const format = formatOf(DOUBLE_ROUND_ROBIN, scoring);
  const before = games.slice(0, -ENTRANTS);
  const last = games.slice(-ENTRANTS);
  let milliseconds = 0;
  // The first time is there to warm up.
  for (let time = 0; time < 3; time++) {
    const results = new Results(before);
    format.standings(results);
    const start = performance.now();
    for (const result of last) {
      results.add(result);
      format.standings(results);
    }
    milliseconds = (performance.now() - start) / last.length;
  }
  return milliseconds;
}

/** The slowest of nine. */
function swissRound() {
  const format = formatOf(SWISS);
  const results = new Results();
  let slowest = 0;
  for (let round = 1; round <= SWISS.rounds; round++) {
    const start = performance.now();
    const drawn = format.next(results);
    slowest = Math.max(slowest, performance.now() - start);
    for (const pairing of drawn) results.add(fateOf(pairing));
  }
  return slowest;
}

/**
 * Runs the work again and again after a first, unmeasured time.
 * @param {() => unknown} work
 */
function measure(work) {
  work();
  const start = performance.now();
  let times = 0;
  let milliseconds = 0;
  while (milliseconds < SECONDS * 1000) {
    work();
    times += 1;
    milliseconds = performance.now() - start;
  }
  return milliseconds / times;
}

/** @param {string} name @param {number} milliseconds @param {number} aim */
function report(name, milliseconds, aim) {
  const figures = [
    milliseconds.toFixed(2).padStart(9),
    (milliseconds / pass).toFixed(1).padStart(9),
  ];
  const verdict = `${milliseconds <= aim ? 'met' : 'MISSED'} (${aim} ms)`;
  console.log(`${name.padEnd(32)} ${figures[0]}   ${figures[1]}   ${verdict}`);
}
