/** A piece of running text: plain, as a program reads it, or a link to a page of ours. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };

const MARKED = /`([^`]+)`|\[([^\]]+)\]\((\/(?!\/)[^)\s]*)\)/g;

/** Reads `code` and [links](/to/pages) out of a sentence of a catalogue. */
export function piecesOf(sentence: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of sentence.matchAll(MARKED)) {
    if (match.index > end) pieces.push({ kind: 'text', text: sentence.slice(end, match.index) });
    const [whole, code, text = '', to = ''] = match;
    pieces.push(code === undefined ? { kind: 'link', text, to } : { kind: 'code', text: code });
    end = match.index + whole.length;
  }
  if (end < sentence.length) pieces.push({ kind: 'text', text: sentence.slice(end) });
  return pieces;
}
