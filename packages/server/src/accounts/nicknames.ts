/** By which nicknames are told apart: what differs only by capitals, width or blanks is the same name. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase().trim().replace(/\s+/gu, ' ');
}
