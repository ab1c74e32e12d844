import type { RecordedMove } from '@daeguk/referee';
import { type Content, type Html, html } from '../../../../html.js';
import { duration } from '../../figures.js';
import { endingLabel, type Say } from '../../messages.js';
import type { ReplayData } from '../../replay-data.js';

/** All moves in two columns, a column a seat; each leads to the position after it. */
export function moveList(say: Say, { moves, sides }: ReplayData): Html {
  const rows = paired(moves).map(
    ({
      number,
      first,
      second,
    }) => html`<tr><th scope="row">${number}</th><td>${entry(say, first)}</td><td>${entry(say, second)}</td></tr>
`,
  );
  return html`<div id="moves" class="moves" tabindex="0" role="region" aria-label="${say('replay.moves')}"><table>
<caption class="hidden">${say('replay.moves')}</caption>
<thead><tr><td></td><th scope="col">${sides.first}</th><th scope="col">${sides.second}</th></tr></thead>
<tbody>
${rows}</tbody>
</table></div>`;
}

function entry(say: Say, move: RecordedMove | null): Content {
  if (move === null) return html`<span class="muted">–</span>`;
  const { ply, charged, instead } = move;
  const reason =
    instead === null ? null : say('replay.instead', { ending: endingLabel(say, instead) });
  const flag =
    reason === null
      ? null
      : html` <span class="instead" title="${reason}"><span aria-hidden="true">⚑</span><span class="hidden">${reason}</span></span>`;
  return html`<a href="#${ply}">${move.move}</a>${flag} <small>${duration(charged)}</small>`;
}

interface Row {
  readonly number: number;
  first: RecordedMove | null;
  second: RecordedMove | null;
}

/** Where one of them had to pass, its place stays empty. */
function paired(moves: readonly RecordedMove[]): Row[] {
  const rows: Row[] = [];
  for (const move of moves) {
    const last = rows.at(-1);
    if (last !== undefined && move.seat === 'second' && last.second === null) last.second = move;
    else rows.push({ number: rows.length + 1, first: null, second: null, [move.seat]: move });
  }
  return rows;
}
