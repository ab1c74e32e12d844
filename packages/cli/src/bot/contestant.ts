import { choose, type Engine, type Level } from '@daeguk/engines';
import type { Guest, Heard } from '@daeguk/protocols';
import type { Contest } from '@daeguk/referee';

/** Longer than anything a referee says. */
const LONGEST_FRAME = 1_048_576;

export interface ContestantSetting {
  readonly contest: Contest;
  readonly engine: Engine;
  readonly level: Level;
  readonly seed: number;
}

/** The house AI as a contestant's program: bytes from the referee in, bytes for the referee out. */
export class Contestant {
  readonly #setting: ContestantSetting;
  readonly #guest: Guest;
  readonly #framing;
  /** What its moves have taken so far, in milliseconds. */
  #spent = 0;
  #isOver = false;

  constructor(setting: ContestantSetting, guest: Guest) {
    this.#setting = setting;
    this.#guest = guest;
    this.#framing = guest.framing(LONGEST_FRAME);
  }

  /** Whether the referee has said goodbye. */
  get isOver(): boolean {
    return this.#isOver;
  }

  hello(): readonly Uint8Array[] {
    return this.#guest.hello();
  }

  hear(piece: Uint8Array): readonly Uint8Array[] {
    return this.#framing.push(piece).flatMap((frame) => this.#answer(this.#guest.read(frame)));
  }

  /** All there was to hear, for a program that is told everything at once. */
  hearWhole(frame: Uint8Array): readonly Uint8Array[] {
    return this.#answer(this.#guest.read(frame));
  }

  #answer(heard: Heard): readonly Uint8Array[] {
    switch (heard.kind) {
      case 'reply':
        return heard.messages;
      case 'choose':
        return this.#choose(heard);
      case 'over':
        this.#isOver = true;
        return [];
      case 'unknown':
        return [];
    }
  }

  #choose({ state, moveTime, remaining }: Extract<Heard, { kind: 'choose' }>) {
    const { engine, level, seed, contest } = this.#setting;
    const begun = performance.now();
    const budget = {
      moveTime: moveTime ?? usualMoveTime(contest),
      gameTime: remaining ?? this.#timeLeft(contest),
      nodes: null,
      seed,
    };
    const thought = choose(engine, state, budget, level);
    this.#spent += performance.now() - begun;
    return thought === null ? [] : this.#guest.answer(thought.move);
  }

  #timeLeft({ limits: { gameSeconds } }: Contest): number | null {
    return gameSeconds === null ? null : Math.max(0, gameSeconds * 1000 - this.#spent);
  }
}

/** What the contest gives for a move where the protocol does not say; the least, where it is drawn. */
function usualMoveTime({ limits: { moveSeconds } }: Contest): number | null {
  if (moveSeconds === null) return null;
  return 1000 * (typeof moveSeconds === 'number' ? moveSeconds : moveSeconds.from);
}
