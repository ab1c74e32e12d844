export const reportStyle = `
:root {
  --s0: #f6d6c6; --s1: #f9e4d8; --s2: #fbf0e8; --s3: #f1f0ed; --s4: #e6f1ee; --s5: #d3e8e2; --s6: #bcdcd4;
}
@media screen and (prefers-color-scheme: dark) {
  :root {
    --s0: #5a3020; --s1: #472a1f; --s2: #35261f; --s3: #2a2d31; --s4: #20332f; --s5: #1f413a; --s6: #1d5148;
  }
}
.pill { display: inline-block; vertical-align: .3em; padding: .15em .75em; border-radius: 2em; font-size: .8rem; font-weight: 600; letter-spacing: 0; background: var(--soft); color: var(--accent); white-space: nowrap; }
.pill.running, .pill.waiting { background: var(--fault-soft); color: var(--fault); }
progress { display: block; width: min(100%, 24rem); height: .5rem; border: 0; border-radius: 1rem; overflow: hidden; background: var(--line); accent-color: var(--accent); }
progress::-webkit-progress-bar { background: var(--line); }
progress::-webkit-progress-value { background: var(--accent); }
progress::-moz-progress-bar { background: var(--accent); }
.podium { display: grid; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); gap: .75rem; margin: 1.75rem 0 0; padding: 0; list-style: none; }
.podium li { display: grid; grid-template-columns: auto 1fr; column-gap: .9rem; align-items: center; padding: .9rem 1.1rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; min-width: 0; }
.podium .medal { grid-row: span 2; display: grid; place-items: center; width: 2.4rem; height: 2.4rem; border-radius: 50%; background: var(--line); color: #22262b; font-weight: 700; }
.podium .place-1 .medal { background: var(--gold); } .podium .place-2 .medal { background: var(--silver); } .podium .place-3 .medal { background: var(--bronze); }
.podium strong { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.podium .muted { font-size: .875rem; }
nav { position: sticky; top: 0; z-index: 3; display: flex; gap: 1.5rem; overflow-x: auto; padding-block: .7rem; background: var(--page); border-bottom: 1px solid var(--line); scrollbar-width: none; }
nav a { color: var(--muted); text-decoration: none; white-space: nowrap; font-size: .9rem; font-weight: 500; }
nav a:hover { color: var(--accent); }
main > section { padding-block: 2.25rem 1rem; }
.note { max-width: 46rem; margin: 1rem 0 0; font-size: .925rem; }
.note.muted { font-size: .85rem; margin-top: .5rem; }
.note + .scroll { margin-top: 1rem; }
.scroll { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px; max-width: 100%; }
.scroll + .scroll { margin-top: 1.25rem; }
table { width: 100%; font-size: .9rem; }
caption { padding: .9rem 1rem .3rem; text-align: start; font-weight: 600; }
th, td { padding: .5rem .55rem; border-bottom: 1px solid var(--line); }
tbody:last-child tr:last-child > * { border-bottom: 0; }
thead th, thead td { color: var(--muted); font-size: .78rem; font-weight: 500; vertical-align: bottom; white-space: nowrap; }
thead .wrap { white-space: normal; }
tr > :first-child { padding-inline-start: 1rem; }
tr > :last-child { padding-inline-end: 1rem; }
.name { position: sticky; inset-inline-start: 0; z-index: 1; background: var(--card); min-width: 7rem; max-width: 17rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
tbody .name { font-weight: 600; }
tbody tr:hover > * { background: color-mix(in srgb, var(--soft) 45%, var(--card)); }
.strong { font-weight: 700; }
.fault { color: var(--fault); font-weight: 600; }
.tag { display: inline-block; padding: 0 .5em; border-radius: 1em; background: var(--line); color: var(--ink); font-size: .72rem; font-weight: 500; vertical-align: .1em; }
.tag.good { background: var(--soft); color: var(--accent); }
.elo { display: block; width: 180px; height: 22px; }
.elo text { fill: var(--muted); font-size: 11px; text-anchor: middle; }
.elo .grid { stroke: var(--line); }
.elo .range { fill: none; stroke: var(--accent); stroke-width: 1.5; }
.elo circle { fill: var(--accent); }
.bar { display: block; width: 100%; min-width: 5rem; height: 8px; border-radius: 4px; fill: var(--accent); }
.bar .rail { fill: var(--line); }
.wide { min-width: 6rem; width: 30%; }
.groups { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: 1.25rem; margin-bottom: 1.25rem; }
.groups .scroll { margin: 0; }
.groups table { font-size: .85rem; }
.groups th, .groups td { padding-inline: .35rem; }
.through > .n:first-child { box-shadow: inset 3px 0 var(--accent); }
.bracket { display: flex; width: max-content; min-width: 100%; padding: 1.25rem; }
.round { display: flex; flex-direction: column; flex: 0 0 auto; width: 13.5rem; }
.round + .round { width: 15rem; }
.round h3 { padding: 0 0 .6rem; color: var(--muted); font-weight: 500; font-size: .8rem; }
.round + .round h3 { padding-inline-start: 1.5rem; }
.round ol { display: flex; flex-direction: column; flex: 1; margin: 0; padding: 0; list-style: none; }
.round li { position: relative; display: flex; flex: 1; align-items: center; padding: .3rem 1.5rem .3rem 0; }
.round + .round li { padding-inline-start: 1.5rem; }
.round li::before, .round li::after { position: absolute; width: 1.5rem; border: 0 solid var(--line); content: ""; }
.round + .round li::before { left: 0; top: 50%; border-top-width: 2px; }
.round li:nth-child(odd)::after { right: 0; top: 50%; height: 50%; border-width: 2px 2px 0 0; border-top-right-radius: 8px; }
.round li:nth-child(even)::after { right: 0; bottom: calc(50% - 2px); height: 50%; border-width: 0 2px 2px 0; border-bottom-right-radius: 8px; }
.round li:only-child::after, .round.third li::before { display: none; }
.match { width: 100%; border: 1px solid var(--line); border-radius: 8px; background: var(--page); overflow: hidden; font-size: .85rem; }
.side { display: flex; justify-content: space-between; gap: .6rem; padding: .22rem .6rem; }
.side + .side { border-top: 1px solid var(--line); }
.side span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.side b { font-weight: 500; }
.side.won { font-weight: 700; box-shadow: inset 3px 0 var(--accent); }
.side.won b { font-weight: 700; color: var(--accent); }
.side.out { color: var(--muted); }
.decided { padding: .15rem .6rem; border-top: 1px solid var(--line); color: var(--muted); font-size: .75rem; }
.bye .match { border-style: dashed; background: none; }
.bye .side.won { font-weight: 500; box-shadow: none; }
.scroll:has(.cross) { max-height: 88vh; overflow: auto; }
.cross thead th { position: sticky; top: 0; z-index: 1; background: var(--card); }
.cross thead .name { z-index: 2; }
.cross td { padding: 3px 2px; border: 0; min-width: 2.3rem; text-align: center; }
.cross thead th:not(.name) { padding-inline: 2px; text-align: center; }
.cross i { display: block; min-height: 1.35rem; font: inherit; font-size: .78rem; line-height: 1.35rem; background: var(--s3); }
.cross i:first-child { border-radius: 5px 5px 0 0; margin-bottom: 1px; }
.cross i:last-child { border-radius: 0 0 5px 5px; }
.cross .own { background: repeating-linear-gradient(135deg, transparent 0 4px, var(--line) 4px 5px); }
.cross .name { width: 1px; padding-block: .2rem; border-bottom: 0; }
.cross .s0 { background: var(--s0); } .cross .s1 { background: var(--s1); } .cross .s2 { background: var(--s2); }
.cross .s3 { background: var(--s3); } .cross .s4 { background: var(--s4); } .cross .s5 { background: var(--s5); } .cross .s6 { background: var(--s6); }
.kind th { padding-top: 1rem; color: var(--muted); font-size: .78rem; font-weight: 500; }
tbody.faults .bar { fill: var(--fault); }
.each td, .each th:not(.name) { text-align: center; white-space: nowrap; }
.each th.wrap { white-space: normal; }
.each thead .faults { color: var(--fault); }
.each .faults { background: color-mix(in srgb, var(--fault-soft) 40%, var(--card)); }
.usage td { white-space: nowrap; }
.usage .wide { width: 20%; }
details { border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden; }
details + details { margin-top: .6rem; }
details details { margin: .6rem; border-radius: 8px; }
summary { padding: .65rem 1rem; cursor: pointer; font-weight: 600; }
summary .muted { font-weight: 400; margin-inline-start: .4rem; }
summary:hover { color: var(--accent); }
details .scroll { border: 0; border-top: 1px solid var(--line); border-radius: 0; }
.games { min-width: 46rem; font-size: .85rem; }
.games td:nth-child(1), .games td:nth-child(3) { max-width: 13rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.games td:nth-child(4) { overflow-wrap: anywhere; min-width: 14rem; }
.games .won { font-weight: 700; }
@media print {
  .scroll, .scroll:has(.cross) { max-height: none; overflow: visible; border: 0; }
  .bracket { font-size: 9px; }
}
`;
