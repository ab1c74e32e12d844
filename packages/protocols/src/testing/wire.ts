import fc from 'fast-check';
import { protocols } from '../index.js';
import type { Heard, Host, Protocol, Request, Table } from '../protocol.js';
import { begin, ruleBook } from '../rule-book.js';

/** Every run of the tests sees the same values. */
export const SEED = 20_260_101;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

export function bytes(text: string): Uint8Array {
  return encoder.encode(text);
}

export function texts(messages: readonly Uint8Array[]): string[] {
  return messages.map((message) => decoder.decode(message));
}

/** Requests as a test writes them: what is awaited, then the messages. */
export function shown(requests: readonly Request[]): string[][] {
  return requests.map(({ awaits, messages }) => [awaits, ...texts(messages)]);
}

/** What is heard as a test writes it: the lines of a reply, otherwise the kind. */
export function shownHeard(heard: Heard): string[] | string {
  return heard.kind === 'reply' ? texts(heard.messages) : heard.kind;
}

export function protocolNamed(name: string): Protocol {
  const protocol = protocols.get(name);
  if (protocol === undefined) throw new Error(`there is no protocol "${name}"`);
  return protocol;
}

export interface Sitting extends Partial<Table> {
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A host for the side that moves first in a game from its start, unless told otherwise. */
export function hostOf(name: string, { options = {}, ...changes }: Sitting = {}): Host {
  const protocol = protocolNamed(name);
  const start = startOf(name, options);
  const side = ruleBook(protocol.game).sides[0];
  return protocol.host({ side, start, moveTime: null, settings: {}, ...changes });
}

export function startOf(name: string, options: Readonly<Record<string, unknown>> = {}): unknown {
  const start = begin(ruleBook(protocolNamed(name).game), options);
  if (!start.ok) throw new Error(start.fault.code);
  return start.value;
}

/** The position after these moves of a game, and whom they belong to. */
export function situationAfter(name: string, start: unknown, moves: readonly string[]) {
  const book = ruleBook(protocolNamed(name).game);
  let state = start;
  const played = moves.map((text) => {
    const side = book.toMove(state) ?? '';
    const move = book.parseMove(text, state);
    if (!move.ok) throw new Error(move.fault.code);
    state = book.play(state, move.value);
    return { side, move: text };
  });
  return { state, moves: played, remaining: null };
}

/** A stream of bytes cut into pieces anywhere. */
export function pieces(stream: fc.Arbitrary<Uint8Array>): fc.Arbitrary<Uint8Array[]> {
  return fc
    .tuple(stream, fc.array(fc.nat(), { maxLength: 8 }))
    .map(([whole, numbers]) => cutAt(whole, numbers));
}

function cutAt(whole: Uint8Array, numbers: readonly number[]): Uint8Array[] {
  const cuts = numbers.map((number) => number % (whole.length + 1)).sort((a, b) => a - b);
  return [...cuts, whole.length].map((end, index) => whole.slice(cuts[index - 1] ?? 0, end));
}
