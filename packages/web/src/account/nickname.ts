export const LONGEST_NICKNAME = 32;

const VISIBLE = String.raw`\p{L}\p{N}\p{M}\p{P}\p{S}`;
const PLAIN = new RegExp(`^[${VISIBLE}](?:[${VISIBLE} ]*[${VISIBLE}])?$`, 'u');
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/u;
const TOWER = /\p{M}{4}/u;

/** Whether a name can be seen and fits, as the server will ask. */
export function isNickname(text: string): boolean {
  const name = text.trim().normalize('NFC');
  const isClear = PLAIN.test(name) && !UNSEEN.test(name) && !TOWER.test(name);
  return name.length <= LONGEST_NICKNAME && isClear;
}
