import type { Fault, Result } from '@daeguk/games';
import { type Loading, load } from '../app/loaded.svelte.js';

/** What a list can hold: it goes on before the last id. */
interface Listed {
  readonly id: number;
}

export interface Paged<T> {
  /** The first page of them, as it was asked for. */
  readonly first: Loading<T[]>;
  /** All that have come so far, as they are now. */
  readonly all: readonly (T & Listed)[];
  readonly hasMore: boolean;
  readonly isAsking: boolean;
  /** Why more could not be had. */
  readonly fault: Fault | null;
  more(): Promise<void>;
  /** Puts what has changed in its place; says whether it was there. */
  replace(changed: T): boolean;
}

/** A long list that is read a page at a time, the newest first. To be called while a component is set up. */
export function paged<T extends Listed>(
  ask: (before: number | undefined) => Promise<Result<T[]>>,
  length: number,
): Paged<T> {
  const first = load(() => ask(undefined));
  let rest = $state.raw<T[]>([]);
  let changed = $state.raw<ReadonlyMap<number, T>>(new Map());
  let isEnd = $state(false);
  let isAsking = $state(false);
  let fault = $state.raw<Fault | null>(null);
  const listed = $derived(first.now.is === 'there' ? [...first.now.value, ...rest] : []);

  // Another question, another list.
  $effect(() => {
    if (first.now.is !== 'there') return;
    rest = [];
    changed = new Map();
    fault = null;
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
    get fault() {
      return fault;
    },
    async more() {
      const asked = first.now;
      isAsking = true;
      const next = await ask(listed.at(-1)?.id);
      isAsking = false;
      if (first.now !== asked) return;
      fault = next.ok ? null : next.fault;
      if (!next.ok) return;
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
