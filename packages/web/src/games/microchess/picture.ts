/** A moment of the game, to be known by; as the rule book reads positions. */
export const picture = '3r/k2b/nN1P/4/1B1K b - - 2 5';
