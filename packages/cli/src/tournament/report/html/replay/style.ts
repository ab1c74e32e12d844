import { boardStyle } from '../../../../drawing/style.js';

export const replayStyle = `
:root { --first: #2f7f9e; --second: #c2703d; --first-soft: #d5e6ec; --second-soft: #f4e0d3; --hit: #e0522d; }
@media screen and (prefers-color-scheme: dark) { :root { --first: #63b3d1; --second: #e29a68; --first-soft: #7299a9; --second-soft: #b98c6d; } }
main { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.1rem; padding-block: 1.25rem 2.5rem; }
.about { padding: 0; margin: 0; min-width: 0; }
h1 { font-size: clamp(1.25rem, 2.4vw, 1.6rem); margin-bottom: .4rem; }
.result { margin: 0; overflow-wrap: anywhere; }
.result strong { color: var(--accent); margin-inline-end: .35rem; }
.facts { margin-top: .8rem; gap: .5rem 1.5rem; font-size: .875rem; }
.table { display: flex; flex-direction: column; gap: .55rem; min-width: 0; }
@media (min-width: 56rem) {
  main { grid-template: "table about" auto "table aside" 1fr / minmax(0, 1fr) minmax(20rem, 25rem); column-gap: 2rem; min-height: 100vh; }
  .table { grid-area: table; align-self: start; width: 100%; max-width: max(26rem, calc(100vh - 10.5rem)); margin-inline: auto; }
  .about { grid-area: about; }
  .aside { grid-area: aside; }
  .board { max-height: max(24rem, calc(100vh - 10.5rem)); }
}
.player { display: flex; align-items: center; gap: .6rem; padding: .5rem .8rem; background: var(--card); border: 1px solid var(--line); border-radius: 10px; min-width: 0; }
.player strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.player.turn { border-color: var(--accent); box-shadow: inset 3px 0 var(--accent); }
.player.winner strong::after { content: " ★"; color: var(--accent); }
.player .muted { font-size: .85rem; }
.clock { margin-inline-start: auto; font-size: .85rem; color: var(--muted); white-space: nowrap; }
.count { font-size: 1.05rem; }
.disc { flex: none; width: 1.1rem; height: 1.1rem; border-radius: 50%; border: 1px solid #77736a; background: #f4f2ed; }
.disc.black { background: #2c2d30; }
.disc.max { background: var(--first); border: 0; } .disc.min { background: var(--second); border: 0; }
.board { display: block; width: 100%; height: auto; user-select: none; }
${boardStyle('#marks')}.aside { display: flex; flex-direction: column; gap: .75rem; min-width: 0; }
.moves { position: relative; flex: 1 1 16rem; min-height: 12rem; max-height: 24rem; overflow-y: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
@media (min-width: 56rem) { .moves { max-height: none; flex-basis: 0; } }
.moves table { width: 100%; font-size: .9rem; }
.moves thead tr > * { position: sticky; top: 0; background: var(--card); color: var(--muted); font-weight: 500; font-size: .8rem; padding: .5rem; }
.moves tbody td { padding: .12rem .5rem; white-space: nowrap; }
.moves tbody th { width: 2.6rem; padding: .12rem .2rem .12rem .8rem; color: var(--muted); font-weight: 400; text-align: end; }
.moves a { display: inline-block; padding: .1rem .45rem; border-radius: 6px; color: var(--ink); text-decoration: none; font-weight: 500; }
.moves a:hover { background: var(--soft); }
.moves a[aria-current] { background: var(--accent); color: var(--card); }
.moves small { color: var(--muted); font-size: .78rem; }
.instead { color: var(--fault); }
.chart { display: block; width: 100%; height: 64px; background: var(--card); border: 1px solid var(--line); border-radius: 8px; cursor: pointer; }
.chart .first { fill: var(--first); } .chart .second { fill: var(--second); }
.chart .axis { stroke: var(--line); vector-effect: non-scaling-stroke; }
#cursor { fill: var(--accent); fill-opacity: .25; }
.controls p { margin: .5rem 0 0; font-size: .8rem; }
#slider { display: block; width: 100%; margin: 0 0 .6rem; accent-color: var(--accent); }
.buttons { display: flex; align-items: center; gap: .4rem; }
button { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; padding: 0; border: 1px solid var(--line); border-radius: 10px; background: var(--card); color: var(--ink); cursor: pointer; }
button:hover { border-color: var(--accent); color: var(--accent); }
button svg { width: 1.3rem; height: 1.3rem; fill: currentColor; }
#play { background: var(--accent); border-color: var(--accent); color: var(--card); }
#play .halt, #play.playing .go { display: none; }
#play.playing .halt { display: inline; }
#now { margin-inline-start: auto; color: var(--muted); font-size: .9rem; white-space: nowrap; }
@media print { .moves { max-height: none; overflow: visible; } .table { max-width: 24rem; } }
`;
