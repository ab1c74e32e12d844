export interface Seldom {
  (): void;
  /** What was still to come does not. */
  end(): void;
}

/** Does something at once, and whatever is asked for within the pause after it once more at its end. */
export function seldom(act: () => unknown, pause: number): Seldom {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    void act();
    timer = setTimeout(() => {
      timer = undefined;
      if (isAsked) run();
    }, pause);
  };
  const ask = () => {
    if (timer === undefined) run();
    else isAsked = true;
  };
  return Object.assign(ask, { end: () => clearTimeout(timer) });
}
