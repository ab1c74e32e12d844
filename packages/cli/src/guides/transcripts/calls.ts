import { pickingStones as book, readMove } from '@daeguk/games';
import { type Protocol, protocols } from '@daeguk/protocols';
import { play } from '../../commands/play.js';
import type { Io } from '../../io.js';

const SILENT: Omit<Io, 'out'> = {
  write() {},
  err() {},
  input: (async function* () {})(),
  isInTerminal: false,
  isErrTerminal: false,
  outRows: 0,
  outColumns: 80,
  language: 'en',
};

/**
 * The calls of a program that is run afresh for each of Max's moves, Min's being given: what is typed, and what
 * `daeguk play` prints.
 */
export function calls(n: number, answers: readonly string[]): string[] {
  const start = book.setup({ n }, null);
  const protocol = protocols.get('play') as Protocol;
  const host = protocol.host({ side: 'max', start, moveTime: null, settings: {} });
  let state = start;
  const take = (stone: string) => {
    const move = readMove(book, state, stone);
    if (!move.ok) throw new TypeError(`${stone}: ${move.fault.code}`);
    state = book.play(state, move.value as number);
  };
  const lines: string[] = [];
  for (const answer of [null, ...answers]) {
    if (answer !== null) take(answer);
    const request = host.turn({ state, moves: [], remaining: null });
    const words = request.messages.map((message) => Buffer.from(message).toString());
    const printed: string[] = [];
    play({ ...SILENT, out: (line) => printed.push(line) }, words, {});
    const reading = host.read(Buffer.from(`${printed.join('\n')}\n`), request);
    if (reading.kind !== 'move') throw new TypeError('the referee did not find a move');
    take(reading.move);
    lines.push(...(lines.length > 0 ? [''] : []), `$ play ${words.join(' ')}`, ...printed);
  }
  return lines;
}
