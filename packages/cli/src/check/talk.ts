import { printable } from '@daeguk/games';
import { packetLines } from '@daeguk/protocols';
import { type RecordedGame, type SeatName, talksInPackets } from '@daeguk/referee';
import { columns, cutTo } from '../columns.js';

/** What was said, a line at a time: `> ` to the bot, `< ` from it. Safe to show. */
export function talkLines(game: RecordedGame, seat: SeatName): string[] {
  return spoken(game, seat).flatMap(({ isQuestion, lines }) =>
    lines.map((line) => `${isQuestion ? '>' : '<'} ${line}`),
  );
}

/** Questions and answers in one line, the first and the last of them: `START 1 → OK · … · TURN → 5 3 0`. */
export function talkInBrief(game: RecordedGame, seat: SeatName, width: number): string {
  const [first = '', ...others] = exchanges(game, seat);
  const whole = [first, ...others].join(BETWEEN);
  if (columns(whole) <= width) return whole;
  const last: string[] = [];
  for (const exchange of others.reverse()) {
    if (columns([first, '…', exchange, ...last].join(BETWEEN)) > width) break;
    last.unshift(exchange);
  }
  return [first, '…', ...last].join(BETWEEN);
}

const BETWEEN = ' · ';

/** So many columns of a question, and of an answer: the first words, and a last question, fit into a line. */
const PART = 17;

/** Each question with its answer, if one came. */
function exchanges(game: RecordedGame, seat: SeatName): string[] {
  const pairs: { readonly asked: string[]; readonly answered: string[] }[] = [];
  for (const { isQuestion, lines } of spoken(game, seat)) {
    const last = pairs.at(-1);
    if (last === undefined || (isQuestion && last.answered.length > 0)) {
      pairs.push({ asked: [], answered: [] });
    }
    // Of a packet its head says enough.
    const words = talksInPackets(game, seat) ? lines.slice(0, 1) : lines;
    pairs.at(-1)?.[isQuestion ? 'asked' : 'answered'].push(...words);
  }
  return pairs.map(({ asked, answered }) =>
    [asked, answered]
      .map((lines) => cutTo(lines.join(', '), PART))
      .filter(Boolean)
      .join(' → '),
  );
}

interface Spoken {
  readonly isQuestion: boolean;
  readonly lines: readonly string[];
}

function spoken(game: RecordedGame, seat: SeatName): Spoken[] {
  const linesOf = talksInPackets(game, seat) ? packetLines : textLines;
  return game.talk
    .filter((said) => said.seat === seat)
    .map(({ from, frame }) => ({ isQuestion: from === 'referee', lines: linesOf(frame) }));
}

function textLines(frame: Uint8Array): string[] {
  const lines = Buffer.from(frame).toString('utf8').trimEnd().split('\n');
  return lines.map(printable);
}
