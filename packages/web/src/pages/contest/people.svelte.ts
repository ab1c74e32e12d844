import { client } from '../../app/client.js';
import { load } from '../../app/loaded.svelte.js';

/** Those on the ladder of a contest, by name, for lists to be narrowed by. To be called while a component is set up. */
export function people(contest: () => string): {
  readonly options: readonly (readonly [id: string, name: string])[];
} {
  const ladder = load(() =>
    client.call('GET /api/contests/:contest/ladder', { params: { contest: contest() } }),
  );
  const options = $derived.by(() => {
    const table = ladder.now.is === 'there' ? ladder.now.value.table : [];
    const named = new Map(table.map(({ entrant: { author } }) => [author.id, author.nickname]));
    return [...named]
      .map(([id, name]) => [String(id), name] as const)
      .sort(([, a], [, b]) => a.localeCompare(b));
  });
  return {
    get options() {
      return options;
    },
  };
}
