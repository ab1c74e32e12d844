import { printable } from '@daeguk/games';
import type { RecordedGame, SeatName, Talk } from '@daeguk/referee';
import { packetLines } from '../packets.js';

/** What was said, a line at a time: `> ` to the bot, `< ` from it. Safe to show. */
export function talkLines({ talk }: RecordedGame, seat: SeatName): string[] {
  const own = talk.filter((said) => said.seat === seat);
  return own.flatMap(({ from, frame }) => {
    const mark = from === 'referee' ? '>' : '<';
    return wordsOf(frame).map((line) => `${mark} ${printable(line)}`);
  });
}

/** Questions and answers in one line, as many as are asked for: `START 1 → OK · TURN → 5 3 0`. */
export function talkInBrief({ talk }: RecordedGame, seat: SeatName, most: number): string {
  const exchanges: { asked: string[]; answered: string[] }[] = [];
  for (const { from, frame } of talk.filter((said) => said.seat === seat)) {
    const last = exchanges.at(-1);
    if (from === 'referee' && (last === undefined || last.answered.length > 0)) {
      exchanges.push({ asked: wordsOf(frame), answered: [] });
    } else if (from === 'referee') last?.asked.push(...wordsOf(frame));
    else last?.answered.push(...wordsOf(frame));
  }
  return exchanges
    .slice(0, most)
    .map(({ asked, answered }) => [inBrief(asked), inBrief(answered)].filter(Boolean).join(' → '))
    .join(' · ');
}

function inBrief(lines: readonly string[]): string {
  return printable(lines.join(', '));
}

/** Bytes below this are no letters: the message is made of numbers. */
const FIRST_LETTER = 9;

function wordsOf(frame: Talk['frame']): string[] {
  const isBinary = frame.some((byte) => byte < FIRST_LETTER);
  if (isBinary && frame.length % 4 === 0) return packetLines(frame);
  return Buffer.from(frame).toString('utf8').trimEnd().split('\n');
}
