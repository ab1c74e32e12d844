/** A moment of the game, to be known by; as the rule book reads positions. */
export const picture =
  '#......#/.w.b.w../.wwbbw../..bbbwb./.wbbbw../...bww../....bw../#....b.# b 24';
