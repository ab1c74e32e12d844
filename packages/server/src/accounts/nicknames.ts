/** Letters that nobody sees, whatever else they are. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Letters of other alphabets that look like those of ours, each in front of the one it looks like. */
const ALIKE = new Map(
  // Cyrillic first, then Greek, Armenian and what Latin itself has twice.
  'аaвbсcԁdеeһhіiјjкkԛqӏlмmнhоoрpѕsтtуyѵvԝwхxαaβbεeηnιiκkνvοoρpτtυuχxγyωwօoսuոnցgɑaɡgıiȷjʋv'
    .match(/../gu)
    ?.map((pair) => [...pair] as [string, string]),
);

/**
 * By which nicknames are told apart: what differs only by capitals, width, blanks or the unseen is the same name, and
 * so is what only looks the same.
 */
export function nicknameKey(nickname: string): string {
  const seen = nickname.normalize('NFKC').replace(INVISIBLE, '').toLowerCase();
  const plain = [...seen].map((letter) => ALIKE.get(letter) ?? letter).join('');
  return plain.trim().replace(/\s+/gu, ' ');
}

/** What the arena itself is called at seats: nobody shall be taken for it. */
const RESERVED = /^(house( ?:.*)?|random|guest)$/u;

export function isReserved(nickname: string): boolean {
  return RESERVED.test(nicknameKey(nickname));
}
