import { client } from '../../app/client.js';
import { load } from '../../app/loaded.svelte.js';

/** Whoever has submitted to a contest, by name, for lists to be narrowed by. To be called while a component is set up. */
export function people(contest: () => string): {
  readonly options: readonly (readonly [id: string, name: string])[];
} {
  const authors = load(() =>
    client.call('GET /api/contests/:contest/authors', { params: { contest: contest() } }),
  );
  const options = $derived.by(() => {
    const all = authors.now.is === 'there' ? authors.now.value : [];
    return all
      .map(({ id, nickname }) => [String(id), nickname] as const)
      .sort(([, a], [, b]) => a.localeCompare(b));
  });
  return {
    get options() {
      return options;
    },
  };
}
