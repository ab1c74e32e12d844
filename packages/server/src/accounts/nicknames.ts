/** Letters that nobody sees, whatever else they are. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** By which nicknames are told apart: what differs only by capitals, width, blanks or the unseen is the same name. */
export function nicknameKey(nickname: string): string {
  const seen = nickname.normalize('NFKC').replace(INVISIBLE, '');
  return seen.toLowerCase().trim().replace(/\s+/gu, ' ');
}

/** What the arena itself is called at seats: nobody shall be taken for it. */
const RESERVED = /^(house( ?:.*)?|random|guest)$/u;

export function isReserved(nickname: string): boolean {
  return RESERVED.test(nicknameKey(nickname));
}
