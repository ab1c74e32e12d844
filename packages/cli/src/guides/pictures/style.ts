import { boardStyle } from '../../drawing/style.js';

/** A picture has one set of colours, on a ground of its own: it cannot know the page it will stand on. */
const COLOURS: Readonly<Record<string, string>> = {
  '--hit': '#e0522d',
  '--muted': '#5c636d',
  '--first': '#2f7f9e',
  '--second': '#c2703d',
  '--first-soft': '#d5e6ec',
  '--second-soft': '#f4e0d3',
};

/** Put in here, because not everything that shows pictures knows variables. */
const board = boardStyle('.marks').replace(
  /var\((--[\w-]+)\)/g,
  (_, name: string) => COLOURS[name] ?? 'none',
);

export const pictureStyle = `
svg { font-family: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif; }
.card { fill: #faf8f4; stroke: #e3ddd1; }
${board}.area { fill: #fff; fill-opacity: .26; }
.may { fill: #256b4a; fill-opacity: .62; }
.felt .may { fill: #0f3b26; }
.good, .bad { fill: none; stroke-width: 3.2; }
.good { stroke: #37a06b; }
.bad { stroke: #dd4a30; }
.arrow { fill: #256b4a; opacity: .72; }
.shaft { fill: none; stroke: #256b4a; stroke-width: 6.5; stroke-linecap: round; }
.then { fill: none; stroke: #a79f90; stroke-width: 2.5; stroke-linecap: round; stroke-linejoin: round; }
.side { stroke: #77736a; stroke-width: 1; }
.black { fill: #2c2d30; }
.white { fill: #fdfcf9; }
.max { fill: ${COLOURS['--first']}; stroke: none; }
.min { fill: ${COLOURS['--second']}; stroke: none; }
.turn { fill: #7d766a; }
.yes, .no { fill: none; stroke-width: 2.4; stroke-linecap: round; stroke-linejoin: round; }
.yes { stroke: #2c8a5a; }
.no { stroke: #d2402a; }
.worth { font-size: 13px; fill: #5c636d; text-anchor: middle; }
.total { font-size: 22px; font-weight: 600; fill: #22262b; text-anchor: end; }
`;
