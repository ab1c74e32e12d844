import type { Fault, Result } from '@daeguk/games';

export type Loaded<T> =
  | { readonly is: 'loading' }
  | { readonly is: 'there'; readonly value: T }
  | { readonly is: 'fault'; readonly fault: Fault };

export interface Loading<T> {
  readonly now: Loaded<T>;
  /** Asks again; what is there stays until the answer has come. */
  again(): Promise<void>;
  /** Puts in what came another way. */
  put(value: T): void;
}

/**
 * Asks for something now, and again whenever what the question reads has changed: the parameters of a page, the
 * language. Only the latest answer counts. To be called while a component is set up.
 */
export function load<T>(ask: () => Promise<Result<T>>): Loading<T> {
  let now = $state.raw<Loaded<T>>({ is: 'loading' });
  let latest = 0;

  async function settle(asked: Promise<Result<T>>): Promise<void> {
    latest++;
    const mine = latest;
    const answer = await asked;
    if (mine !== latest) return;
    now = answer.ok ? { is: 'there', value: answer.value } : { is: 'fault', fault: answer.fault };
  }

  $effect(() => {
    const asked = ask();
    void settle(asked);
  });

  return {
    get now() {
      return now;
    },
    again: () => settle(ask()),
    put(value) {
      latest++;
      now = { is: 'there', value };
    },
  };
}
