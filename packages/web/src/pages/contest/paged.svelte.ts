import type { Result } from '@daeguk/games';
import { type Loading, load } from '../../app/loaded.svelte.js';

export interface Paged<T> {
  /** The first page of them, as it was asked for. */
  readonly first: Loading<T[]>;
  /** All that have come so far, as they are now. */
  readonly all: readonly T[];
  readonly hasMore: boolean;
  readonly isAsking: boolean;
  more(): Promise<void>;
  /** Puts what has changed in its place; says whether it was there. */
  replace(changed: T): boolean;
}

/** A long list that is read a page at a time, the newest first. To be called while a component is set up. */
export function paged<T extends { readonly id: number }>(
  ask: (before: number | undefined) => Promise<Result<T[]>>,
  length: number,
): Paged<T> {
  const first = load(() => ask(undefined));
  let rest = $state.raw<T[]>([]);
  let changed = $state.raw<ReadonlyMap<number, T>>(new Map());
  let isEnd = $state(false);
  let isAsking = $state(false);
  const listed = $derived(first.now.is === 'there' ? [...first.now.value, ...rest] : []);

  // Another question, another list.
  $effect(() => {
    if (first.now.is !== 'there') return;
    rest = [];
    changed = new Map();
    isEnd = first.now.value.length < length;
  });

  return {
    first,
    get all() {
      return listed.map((one) => changed.get(one.id) ?? one);
    },
    get hasMore() {
      return first.now.is === 'there' && !isEnd;
    },
    get isAsking() {
      return isAsking;
    },
    async more() {
      const asked = first.now;
      isAsking = true;
      const next = await ask(listed.at(-1)?.id);
      isAsking = false;
      if (!next.ok || first.now !== asked) return;
      rest = [...rest, ...next.value];
      isEnd = next.value.length < length;
    },
    replace(one) {
      if (!listed.some(({ id }) => id === one.id)) return false;
      changed = new Map([...changed, [one.id, one]]);
      return true;
    },
  };
}
