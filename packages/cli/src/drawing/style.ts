/**
 * Colours of boards and pieces. Those that follow the page are variables: --hit, --muted, and for the players
 * --first, --first-soft, --second, --second-soft.
 */
export const boardStyle = (marks: string) => `.board .plate { fill: #e6c88f; }
.board .lines { fill: none; stroke: #8a6c3c; stroke-width: 1; }
.board .star { fill: #8a6c3c; }
.felt .plate { fill: #6d9a78; stroke: #4c7657; }
.squares .plate, .chess .plate { fill: #ece2cd; }
.squares .dark { fill: #e0d2b4; }
.chess .dark { fill: #b4977a; }
${marks} > * { fill: none; }
.squares ${marks} .from, .chess ${marks} .from { fill: #d8b93a; fill-opacity: .38; }
.squares ${marks} .to, .chess ${marks} .to { fill: #d8b93a; fill-opacity: .7; }
.squares ${marks} .turned { fill: #e0522d; fill-opacity: .38; }
.points ${marks} .to, .felt ${marks} .to { fill: var(--hit); stroke: #fff; stroke-width: 1.2; }
.felt ${marks} .turned { fill: none; stroke: var(--hit); stroke-width: 1.6; }
.stones ${marks} .to { stroke: var(--hit); stroke-width: 2; }
.taken { stroke-width: 1.2; stroke-dasharray: 3 3; }
.taken.first { fill: var(--first-soft); stroke: var(--first); } .taken.second { fill: var(--second-soft); stroke: var(--second); }
.coordinates, .numbers, .letter { text-anchor: middle; dominant-baseline: central; fill: var(--muted); }
.numbers { font-size: 14px; fill: #23262a; }
.letter { font-size: 24px; fill: #2c2d30; dominant-baseline: auto; }
.man { stroke-width: 1.3; stroke-linejoin: round; }
.man.white { fill: #fdfbf6; stroke: #3b352d; }
.man.black { fill: #3f3a36; stroke: #191715; }
.man .line { fill: none; stroke-linecap: round; }
.man.black .line { stroke: #cfc8bd; }
.man .eye { stroke: none; fill: #3b352d; }
.man.black .eye { fill: #efe9df; }
`;
