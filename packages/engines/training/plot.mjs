// Draws how strong a house AI became with the games it learnt from, as docs/images/training-<game>.svg,
// from the log its training wrote. Run as: plot.mjs GAME …
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const WIDTH = 720;
const HEIGHT = 320;
const LEFT = 56;
const RIGHT = 24;
const TOP = 44;
const BOTTOM = 48;

for (const game of process.argv.slice(2)) draw(game);

/** @param {string} game */
function draw(game) {
  const log = readFileSync(new URL(`${game}/log.jsonl`, import.meta.url), 'utf8');
  const points = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .filter((entry) => Number.isFinite(entry.games) && Number.isFinite(entry.score));
  const folder = fileURLToPath(new URL('../../../docs/images/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}training-${game}.svg`, picture(game, points));
}

/** @param {string} game @param {{ games: number, score: number }[]} points */
function picture(game, points) {
  const counts = points.map(({ games }) => games).filter((games) => games > 0);
  const most = Math.max(...counts);
  const first = 10 ** Math.floor(Math.log10(Math.min(...counts)));
  // Half a step to the left of the first power of ten is where nothing is learnt yet.
  const start = first / 3;
  const x = (/** @type {number} */ games) =>
    LEFT +
    ((WIDTH - LEFT - RIGHT) * Math.log10(Math.max(games, start) / start)) /
      Math.log10(most / start);
  const y = (/** @type {number} */ score) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - score);
  const line = points.map(({ games, score }) => `${round(x(games))},${round(y(score))}`).join(' ');
  const dots = points.map(
    ({ games, score }) => `<circle cx="${round(x(games))}" cy="${round(y(score))}" r="3"/>`,
  );
  const title = `${game}: points against the fixed reference, by games learnt from`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13" fill="#333">
<title>${title}</title>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>
<text x="${LEFT}" y="24" font-size="16">${title}</text>
${[0, 0.25, 0.5, 0.75, 1].map((score) => rule(y(score), `${100 * score} %`)).join('\n')}
${[0, ...decades(first, most)].map((games) => tick(x(games), games.toLocaleString('en'))).join('\n')}
<polyline points="${line}" fill="none" stroke="#1f6f5c" stroke-width="2"/>
<g fill="#1f6f5c">${dots.join('')}</g>
</svg>
`;
}

/** @param {number} y @param {string} label */
function rule(y, label) {
  return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y)}" y2="${round(y)}" stroke="#ddd"/><text x="${LEFT - 8}" y="${round(y) + 4}" text-anchor="end">${label}</text>`;
}

/** @param {number} x @param {string} label */
function tick(x, label) {
  return `<text x="${round(x)}" y="${HEIGHT - BOTTOM + 24}" text-anchor="middle">${label}</text>`;
}

/** The powers of ten between two numbers. @param {number} first @param {number} most */
function decades(first, most) {
  const list = [];
  for (let games = first; games <= most; games *= 10) list.push(games);
  return list;
}

/** @param {number} number */
function round(number) {
  return Math.round(number * 10) / 10;
}
