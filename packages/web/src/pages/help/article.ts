import type { Catalogue } from '@daeguk/games';

/** A part of an article; what it says stands in the article's catalogue under these keys. */
export type Block =
  | { readonly text: string }
  | { readonly list: readonly string[] }
  | { readonly steps: readonly string[] }
  /** Each with a word of its own, under its key with `.name`. */
  | { readonly terms: readonly string[] }
  /** As it is typed, in every language the same. */
  | { readonly code: string };

/** A chapter of the help. Its title stands under `title`. */
export interface Article {
  readonly id: string;
  readonly words: Catalogue;
  readonly blocks: readonly Block[];
}

/** Every key an article shows. */
export function keysOf({ blocks }: Article): string[] {
  const keys = blocks.flatMap((block) => {
    if ('text' in block) return [block.text];
    if ('list' in block) return block.list;
    if ('steps' in block) return block.steps;
    return 'terms' in block ? block.terms.flatMap((term) => [`${term}.name`, term]) : [];
  });
  return ['title', ...keys];
}
