/**
 * What a window can hold, and what that is worth. Its contents are one number: how many black stones,
 * white stones and blocks there are in it, and how many of its ends would lengthen a black or a white
 * six. Everything the engine asks about a window is looked up by that number.
 */
export const BLACK: i32 = 0;
export const WHITE: i32 = 1;

export const BLACK_STONE: i32 = 1;
export const WHITE_STONE: i32 = 7;
export const BLOCK: i32 = 49;
export const BLACK_END: i32 = 343;
export const WHITE_END: i32 = 1029;
const CONTENTS: i32 = 3087;

/** What seven in a row does, as the outside counts it. */
export const OVERLINE_LOSES: i32 = 0;
export const OVERLINE_WINS: i32 = 2;

/** The grade of a window that lacks one stone for a line too long: a loss to whoever places it. */
export const FATAL: i32 = 7;

/**
 * For each contents both sides' grades, Black's in the low four bits: how many of the six cells count as
 * the side's own, where it can still make six there; 0 where it cannot, or where all is empty.
 */
export const grades = new StaticArray<u8>(CONTENTS);
/** What each contents is worth to Black, in the upper half, and to White, in the lower: both are added up at once. */
export const worths = new StaticArray<i32>(CONTENTS);
/** What it brings Black, and White, to place there: what is built, and what the other side loses. */
export const gains = new StaticArray<i16>(2 * CONTENTS);

/** The worth of a window to a side by how many of its cells are its own. */
const WORTH = memory.data<i16>([0, 4, 18, 40, 70, 90, 90]);

/** Of what the other side loses, the part that counts when a place is chosen, in eighths. */
const DENIAL: i32 = 6;

/** Whether a window is no good to a side that has a stone or block right before or after it. */
export let shutsAtEnds: bool = true;

/** Fills the tables, as the rule on lines of seven has it. */
export function definePatterns(overline: i32): void {
  shutsAtEnds = overline != OVERLINE_WINS;
  for (let contents = 0; contents < CONTENTS; contents++) {
    const black = contents % 7;
    const white = (contents / WHITE_STONE) % 7;
    const blocks = (contents / BLOCK) % 7;
    const blackEnds = (contents / BLACK_END) % 3;
    const whiteEnds = contents / WHITE_END;
    const forBlack = gradeOf(black, white, blocks, blackEnds, overline);
    const forWhite = gradeOf(white, black, blocks, whiteEnds, overline);
    grades[contents] = <u8>(forBlack | (forWhite << 4));
    const isBlacks = isOpen(white, blocks, blackEnds, overline);
    const isWhites = isOpen(black, blocks, whiteEnds, overline);
    worths[contents] = (worth(isBlacks, forBlack) << 16) + worth(isWhites, forWhite);
    const blackGain = built(isBlacks, forBlack);
    const whiteGain = built(isWhites, forWhite);
    gains[contents] = <i16>(blackGain + (worth(isWhites, forWhite) * DENIAL) / 8);
    gains[CONTENTS + contents] = <i16>(whiteGain + (worth(isBlacks, forBlack) * DENIAL) / 8);
  }
}

// @ts-ignore: decorator
@inline
export function gainOf(contents: i32, colour: i32): i32 {
  return unchecked(gains[colour * CONTENTS + contents]);
}

/** Whether a side can still make six in a window; where all is blocks, nobody makes anything. */
function isOpen(others: i32, blocks: i32, ends: i32, overline: i32): bool {
  return others == 0 && blocks < 6 && (ends == 0 || overline == OVERLINE_WINS);
}

function gradeOf(own: i32, others: i32, blocks: i32, ends: i32, overline: i32): i32 {
  if (isOpen(others, blocks, ends, overline)) return min(own + blocks, 6);
  const isFatal = others == 0 && ends > 0 && own + blocks == 5 && overline == OVERLINE_LOSES;
  return isFatal ? FATAL : 0;
}

function worth(isOpen: bool, grade: i32): i32 {
  return isOpen ? load<i16>(WORTH + (<usize>grade << 1)) : 0;
}

function built(isOpen: bool, grade: i32): i32 {
  return isOpen && grade < 6 ? worth(true, grade + 1) - worth(true, grade) : 0;
}
