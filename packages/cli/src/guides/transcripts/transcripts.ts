import { type Protocol, packetLines, protocols } from '@daeguk/protocols';
import { contestOf } from '../../contests.js';
import { calls } from './calls.js';
import { type Occasion, talk } from './talk.js';

type Transcripts = Readonly<Record<string, () => readonly string[]>>;

const WHOLE = [Number.POSITIVE_INFINITY, 0] as const;
const MAKYEK_OPENING = ['5 4 0', '6 7 7', '9 8 4', '2 3 7', '8 7 4', '6 6 6', '7 6 6'];

/** Every transcript, by contest and name. */
export const transcripts: Readonly<Record<string, Transcripts>> = {
  algocup: {
    first: spoken('algocup', {
      seat: 'first',
      seed: 4,
      script: ['9,9', '8,8 10,10', '8,9 10,9', '7,7 11,11', '7,9 11,9', '6,6 12,12', '12,9 8,7'],
    }),
    second: spoken('algocup', {
      seat: 'second',
      seed: 24,
      script: ['9,9', '8,8 10,8', '9,10 8,11', '7,8 9,8', '10,11 11,9', '6,8 11,8'],
    }),
  },
  // The same game, heard from either seat.
  makyek: {
    first: spoken('makyek', { seat: 'first', seed: 7, script: MAKYEK_OPENING, shown: [3, 1] }),
    second: spoken('makyek', { seat: 'second', seed: 7, script: MAKYEK_OPENING, shown: [3, 1] }),
  },
  'picking-stones': {
    play: () => calls(7, ['4', '6']),
    stones: spoken('picking-stones', {
      protocol: 'stones',
      seat: 'first',
      seed: 41,
      script: ['7', '14', '2', '1', '19'],
    }),
  },
  reversi: {
    turn: spoken('reversi', {
      seat: 'second',
      seed: 3,
      script: ['3,3', '3,4'],
      shown: [1, 0],
      write: packetLines,
    }),
  },
  microchess: {
    game: spoken('microchess', {
      seat: 'first',
      seed: 1,
      script: 'c1a2 b5a3 d2d4 d5d4 b1d3 a3b5 d1a1 a4a3 c1c5 d4a4 c5b5'.split(' '),
      shown: [2, 1],
    }),
  },
};

interface Wish extends Pick<Occasion, 'seat' | 'seed' | 'script'> {
  readonly shown?: Occasion['shown'];
  readonly write?: Occasion['write'];
  /** If it is not the contest's usual one. */
  readonly protocol?: string;
}

function spoken(id: string, { protocol: name, ...wish }: Wish): () => string[] {
  return () => {
    const contest = contestOf(id);
    const protocol = protocols.get(name ?? (contest.protocols[0] as string)) as Protocol;
    return talk({ shown: WHOLE, write: line, ...wish, contest, protocol });
  };
}

function line(message: Uint8Array): string[] {
  return [Buffer.from(message).toString().trimEnd()];
}
