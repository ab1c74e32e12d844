/** A piece of what people have written: plain, or an address of the web. */
export interface Written {
  readonly text: string;
  readonly isLink: boolean;
}

const ADDRESS = /https?:\/\/[^\s<>"'`“”‘’「」『』《》【】（）]+/giu;

/** What stands at the end of an address belongs to the sentence around it. */
const AFTER = /[.,;:!?…。，、；：！？\]}*_~]+$/u;

/** Cuts a text into words and addresses; nothing of it is lost, and put together it is the same. */
export function linksIn(text: string): Written[] {
  const pieces: Written[] = [];
  let end = 0;
  const add = (to: number, isLink: boolean) => {
    if (to > end) pieces.push({ text: text.slice(end, to), isLink });
    end = to;
  };
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = trimmed(found);
    if (!isAddress(address)) continue;
    add(index, false);
    add(index + address.length, true);
  }
  add(text.length, false);
  return pieces;
}

/** Without what follows it; a bracket that was opened before the address is closed after it. */
function trimmed(found: string): string {
  const address = found.replace(AFTER, '');
  const isUnopened = address.endsWith(')') && !address.includes('(');
  return isUnopened ? trimmed(address.slice(0, -1)) : address;
}

function isAddress(text: string): boolean {
  return URL.canParse(text) && ['http:', 'https:'].includes(new URL(text).protocol);
}
