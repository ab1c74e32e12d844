/**
 * What the facts an estimate is made of are worth, in eighths of a hundredth of a pawn. Fitted; see
 * training/microchess.
 */
/** What a pawn, knight, bishop, rook and queen are worth. */
export const WORTH: i32 = 0;
/** For each kind, pawn to king, each square as its owner sees it. */
export const PLACE: i32 = 5;
/** For each square a piece can go to, by kind; the king only where it is safe. */
export const MOBILITY: i32 = 125;
/** For each square beside the enemy king that a pawn, knight, bishop, rook or queen attacks. */
export const BESIDE_KING: i32 = 131;
/** For each own piece, pawn to queen, that is attacked and not guarded. */
export const LOOSE: i32 = 136;
/** For an own knight or bishop attacked by a pawn, a rook or queen by anything less. */
export const CHEAPLY_ATTACKED: i32 = 141;
/** For a pawn with nothing in front of it, by rank. */
export const RUNNER: i32 = 146;
/** To be on turn. */
export const TURN: i32 = 151;
/** More material as the contest counts it, with 0, 4, 10, 20, 40 and 80 plies left. */
export const LEAD: i32 = 152;
/** The same, for each point of it. */
export const LEAD_SIZE: i32 = 158;

export const weights: StaticArray<i32> = [
  1181, 2452, 2449, 3665, 7591,
  0, 0, 0, 0, 0, 0, 0, 211, 80, 80, 97, 324, 480, 480, 331, 619, 0, 0, 0, 0,
  -32, 37, 100, -119, 41, -131, 85, 95, 20, 50, 110, 152, -23, -138, 71, -122, -105, -85, 15, -63,
  -64, -133, -24, 1, 135, 16, -107, -24, 16, 41, 56, -11, -76, 16, 239, -24, -64, -52, -24, 52,
  -122, -9, 28, -54, -264, -134, -229, -187, -44, 88, 88, 168, 133, 47, 149, 48, -6, 68, 25, 33,
  4, 33, 24, 0, 25, 48, 54, 24, 48, 73, 73, 49, 26, 47, 43, 25, 0, 24, 24, -30,
  -257, -110, -185, -120, -147, -169, -51, -43, -67, 237, 300, 28, -107, 38, 271, -178, -28, -68, -293, -92,
  0, 145, 98, 151, 19, 88,
  53, -106, -23, -146, 63,
  -186, -466, -270, -542, -245,
  0, -60, -151, -314, -408,
  0, 98, 166, 704, 0,
  60,
  4000, 3153, 2110, 1271, 860, 455,
  0, -55, 146, 266, 175, 226,
];
