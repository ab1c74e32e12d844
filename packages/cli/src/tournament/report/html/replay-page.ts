import type { Language } from '@daeguk/games';
import { sceneOf } from '../../../drawing/scene.js';
import { type Content, type Html, html, jsonElement } from '../../../html.js';
import { seconds } from '../figures.js';
import { type Say, speaker } from '../messages.js';
import type { ReplayData } from '../replay-data.js';
import { page } from './page.js';
import { board } from './replay/board.js';
import { controls } from './replay/controls.js';
import { moveList } from './replay/move-list.js';
import { player } from './replay/player.js';
import { playerData } from './replay/player-data.js';
import { seatPanel } from './replay/seat-panel.js';
import { replayStyle } from './replay/style.js';
import { timeChart } from './replay/time-chart.js';
import { factList, time } from './report/header.js';
import { bdi } from './report/view.js';

/** The player is a function of this house; a page takes its source along. */
const SCRIPT = `(${player.toString()})(document, window);`;

/** One game as one page that needs no other file: result, board, moves, and what steps through them. */
export function replayPage(replay: ReplayData, language: Language): string {
  const say = speaker(language);
  const scene = sceneOf(replay);
  const data = playerData(say, replay, scene);
  const { first, second } = replay.names;
  return page({
    language,
    title: `${first} – ${second} · ${replay.title}`,
    style: replayStyle,
    script: SCRIPT,
    body: html`<main>
${header(say, replay)}
<div class="table">
${seatPanel(replay, 'second', data)}
${board(scene, say('replay.board'))}
${seatPanel(replay, 'first', data)}
</div>
<div class="aside">
${timeChart(replay.moves, say('replay.time-chart'))}
${controls(say, replay.moves.length)}
<noscript><p class="muted">${say('replay.no-script')}</p></noscript>
${moveList(say, replay)}
</div>
</main>
${jsonElement('game', data)}`,
  });
}

function header(say: Say, replay: ReplayData): Html {
  const { title, report, names, winner, detail, seed, began, moves } = replay;
  const result =
    winner === null ? say('replay.nobody') : say('replay.won', { name: names[winner] });
  return html`<header class="about">
<p class="eyebrow"><a href="${report}">${title}</a></p>
<h1>${bdi(names.first)} – ${bdi(names.second)}</h1>
<p class="result"><strong>${result}</strong> ${detail}</p>
${factList([
  [say('fact.plies'), moves.length],
  [say('replay.time'), limits(say, replay)],
  [say('fact.seed'), seed],
  [say('fact.began'), time(began)],
])}
</header>
`;
}

function limits(say: Say, { moveTime, gameTime }: ReplayData): Content {
  const shown = [
    moveTime === null ? null : say('replay.a-move', { time: seconds(moveTime) }),
    gameTime === null ? null : say('replay.in-all', { time: seconds(gameTime) }),
  ];
  return shown.filter((limit) => limit !== null).join(', ') || '–';
}
