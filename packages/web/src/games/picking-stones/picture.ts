/** A moment of the game, to be known by; as the rule book reads positions. */
export const picture = '20 4 3 6 12 4';
