import { type AnyGame, type Fault, fault } from '@daeguk/games';
import { client } from '../../app/client.js';
import { speaker } from '../../app/language.svelte.js';
import { go } from '../../app/router.svelte.js';
import { type Invitation, keepInvitations } from '../../match/invitation.js';
import { keepPlace } from '../../match/places.js';
import { orderOf, placesAt } from './order.js';
import { contestsOf } from './programs.js';
import type { SetUp } from './set-up.js';
import { words } from './words.js';

const say = speaker(words);

/** Begins games that the server referees, and leads to where they go on. Whoever made it ends it with `leave`. */
export class Refereed {
  readonly #book: AnyGame;
  #isLeft = false;
  #isStarting = $state(false);
  #fault = $state.raw<Fault | null>(null);
  #invited = $state.raw<{ game: number; invitations: readonly Invitation[] } | null>(null);

  constructor(book: AnyGame) {
    this.#book = book;
  }

  get isStarting(): boolean {
    return this.#isStarting;
  }

  get fault(): Fault | null {
    return this.#fault;
  }

  /** A game in which only friends sit: their links, for whoever began it and does not sit there. */
  get invited() {
    return this.#invited;
  }

  async start(setUp: SetUp, position: string | null): Promise<void> {
    this.#isStarting = true;
    this.#fault = await this.#order(setUp, position);
    this.#isStarting = false;
  }

  /** Whoever has gone elsewhere meanwhile is not fetched back. */
  leave(): void {
    this.#isLeft = true;
  }

  forget(): void {
    this.#invited = null;
  }

  async #order(setUp: SetUp, position: string | null): Promise<Fault | null> {
    const contests = await contestsOf(this.#book.name);
    if (!contests.ok) return contests.fault;
    const [contest] = contests.value;
    if (contest === undefined) return fault('no-contest', { detail: say('no-contest') });
    const body = orderOf(setUp, contest.id, position);
    const ordered = await client.call('POST /api/games', { body });
    if (!ordered.ok) return ordered.fault;
    const { game } = ordered.value;
    const { mine, friends } = placesAt(setUp.seats, ordered.value);
    keepInvitations(game, friends);
    if (mine !== null) keepPlace({ game, name: this.#book.name, path: mine });
    if (this.#isLeft) return null;
    if (mine !== null) go(mine);
    else if (friends.length > 0) this.#invited = { game, invitations: friends };
    else go(`/games/${game}`);
    return null;
  }
}
