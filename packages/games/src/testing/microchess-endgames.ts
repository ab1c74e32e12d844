/** Few pieces, so that all the ways to end come soon; some on the verge of the fifty moves. */
export const endgames = [
  '1k2/4/4/4/R2K w Q - 0 1',
  'k2r/4/4/4/2K1 b k - 0 1',
  'k2r/1p2/4/2P1/R2K w Qk - 0 1',
  'k3/p3/4/3P/3K w - - 0 1',
  'k3/p1p1/4/1P1P/3K w - - 0 1',
  'k3/pppp/4/PPPP/3K b - - 0 1',
  'k3/3P/4/p3/3K w - - 0 1',
  'kn2/4/4/4/1BNK w - - 0 1',
  'kb2/4/4/4/1RBK w - - 0 1',
  '1k2/4/4/4/R2K w - - 90 30',
  'kq2/4/4/4/2QK b - - 95 20',
  'k3/4/1K2/4/3Q w - - 0 1',
];
