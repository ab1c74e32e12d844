import type { Board } from '@daeguk/api';

type BracketStage = Extract<Board['stages'][number], { kind: 'bracket' }>;
export type BracketMatch = BracketStage['rounds'][number][number];

export interface BracketBox {
  readonly match: BracketMatch;
  /** Counted from 0; the match for the third place is in the last. */
  readonly round: number;
  readonly isThirdPlace: boolean;
  readonly x: number;
  readonly y: number;
}

export interface BracketLayout {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly BracketBox[];
  /** From the end of a match to the one its winner goes on to. */
  readonly ways: readonly string[];
}

/** What a match takes, and what is left free around it: below it there is room for a line. */
export const BOX = { width: 210, height: 62, gapX: 36, gapY: 24 } as const;

/** Where every match of a bracket is drawn: each between the two it comes from. */
export function bracketLayout({
  rounds,
  thirdPlace,
}: Omit<BracketStage, 'kind' | 'name'>): BracketLayout {
  const step = BOX.height + BOX.gapY;
  const boxes: BracketBox[] = [];
  const ways: string[] = [];
  const middles: number[][] = [];
  for (const [round, matches] of rounds.entries()) {
    const before = middles[round - 1];
    const own = matches.map((_, index) => {
      const above = before?.[index * 2];
      const below = before?.[index * 2 + 1];
      if (above === undefined || below === undefined) return (index + 0.5) * step;
      return (above + below) / 2;
    });
    middles.push(own);
    const x = round * (BOX.width + BOX.gapX);
    for (const [index, match] of matches.entries()) {
      const middle = own[index] ?? 0;
      boxes.push({ match, round, isThirdPlace: false, x, y: middle - BOX.height / 2 });
      for (const from of before?.slice(index * 2, index * 2 + 2) ?? []) {
        ways.push(`M${x - BOX.gapX} ${from}h${BOX.gapX / 2}V${middle}h${BOX.gapX / 2}`);
      }
    }
  }
  const width = rounds.length * (BOX.width + BOX.gapX) - BOX.gapX;
  let height = Math.max(1, rounds[0]?.length ?? 1) * step;
  if (thirdPlace !== null) {
    const final = middles.at(-1)?.[0] ?? 0;
    const round = rounds.length - 1;
    const y = final + BOX.height / 2 + THIRD_PLACE_BELOW;
    const x = round * (BOX.width + BOX.gapX);
    boxes.push({ match: thirdPlace, round, isThirdPlace: true, x, y });
    height = Math.max(height, y + BOX.height + BOX.gapY);
  }
  return { width: Math.max(BOX.width, width), height, boxes, ways };
}

/** Room for its heading. */
const THIRD_PLACE_BELOW = 54;

/** What a round is called by: how many matches there are to the end. */
export function roundKey(
  round: number,
  rounds: number,
): 'final' | 'semi-final' | 'quarter-final' | 'last' {
  const names = ['final', 'semi-final', 'quarter-final'] as const;
  return names[rounds - 1 - round] ?? 'last';
}
