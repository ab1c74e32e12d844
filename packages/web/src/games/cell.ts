/** A cell as it is reached and spoken of. */
export interface CellView {
  /** Where it is and what lies there, as in "c3, white rook". */
  readonly label: string;
  /** Picking it does something now. */
  readonly isLit: boolean;
  readonly isChosen?: boolean;
}

export function isSame(one: CellView, other: CellView): boolean {
  return one.label === other.label && one.isLit === other.isLit && one.isChosen === other.isChosen;
}
