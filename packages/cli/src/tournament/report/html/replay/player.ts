/// <reference lib="dom" />

import type { Change } from '../../../../drawing/scene.js';

/** What the page tells its player; texts are ready to be shown. */
export interface PlayerData {
  readonly start: string;
  readonly changes: readonly (readonly Change[])[];
  /** After so many plies: the clocks of the first and the second seat, and what they have counted. */
  readonly clocks: readonly (readonly [string, string])[];
  readonly counts: readonly (readonly [number, number])[] | null;
  /** Whose turn it is then: 0 or 1; -1 at the end. */
  readonly turns: readonly number[];
  readonly play: string;
  readonly pause: string;
}

/**
 * Steps through a game in the reader's browser. Pages hold the source of this very function, so it
 * uses nothing but what it is given.
 */
export function player(document: Document, window: Window): void {
  const find = <T extends Element>(selector: string) => document.querySelector(selector) as T;
  const all = (selector: string) => Array.from(document.querySelectorAll(selector));
  const game = JSON.parse(find('#game').textContent as string) as PlayerData;
  const pieces = all('#pieces > *');
  const marks = all('#marks > *');
  const moves = all('#moves a');
  const seats = [find('.player.first'), find('.player.second')];
  const list = find<HTMLElement>('#moves');
  const slider = find<HTMLInputElement>('#slider');
  const playButton = find<HTMLButtonElement>('#play');
  const cursor = find<SVGElement>('#cursor');
  const chart = find<SVGElement>('#chart');
  const last = game.changes.length;
  let ply = last;
  let playing = 0;
  let addressing = 0;
  let address = '';

  function lettersAt(target: number): string[] {
    const letters = Array.from(game.start);
    for (const changes of game.changes.slice(0, target)) {
      for (const [cell, letter] of changes) letters[cell] = letter;
    }
    return letters;
  }

  function show(target: number): void {
    ply = Math.min(last, Math.max(0, target));
    for (const [cell, letter] of lettersAt(ply).entries()) {
      const href = letter === '.' ? '' : `#piece-${letter.codePointAt(0)}`;
      if (pieces[cell]?.getAttribute('href') !== href) pieces[cell]?.setAttribute('href', href);
      marks[cell]?.setAttribute('class', '');
    }
    for (const [cell, , mark] of game.changes[ply - 1] ?? []) {
      marks[cell]?.setAttribute('class', mark);
    }
    for (const [seat, panel] of seats.entries()) {
      panel.querySelector('.clock')!.textContent = game.clocks[ply]?.[seat] ?? '';
      const count = panel.querySelector('.count');
      if (count !== null) count.textContent = String(game.counts?.[ply]?.[seat]);
      panel.classList.toggle('turn', game.turns[ply] === seat);
    }
    slider.value = String(ply);
    find('#now').textContent = `${ply} / ${last}`;
    cursor.setAttribute('x', String(ply - 1));
    showInList();
    // Browsers refuse a page that changes its address too often.
    window.clearTimeout(addressing);
    addressing = window.setTimeout(() => {
      address = `#${ply}`;
      window.location.replace(address);
    }, 200);
  }

  function showInList(): void {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    const move = moves[ply - 1];
    move?.setAttribute('aria-current', 'step');
    if (move === undefined) {
      list.scrollTop = 0;
      return;
    }
    const [box, row] = [list.getBoundingClientRect(), move.getBoundingClientRect()];
    // A line more than needed at both ends: the headings lie over the first.
    const above = box.top + 2 * row.height - row.top;
    const below = row.bottom + row.height - box.bottom;
    if (above > 0) list.scrollTop -= above;
    else if (below > 0) list.scrollTop += below;
  }

  function stop(): void {
    window.clearInterval(playing);
    playing = 0;
    playButton.classList.remove('playing');
    playButton.setAttribute('aria-label', game.play);
  }

  function toggle(): void {
    if (playing !== 0) {
      stop();
      return;
    }
    if (ply === last) show(0);
    playing = window.setInterval(() => {
      show(ply + 1);
      if (ply === last) stop();
    }, 700);
    playButton.classList.add('playing');
    playButton.setAttribute('aria-label', game.pause);
  }

  function jump(target: number): void {
    stop();
    show(target);
  }

  /** The ply an address like #12 names, or the end. */
  function addressed(): number {
    const number = /^#\d+$/.test(window.location.hash)
      ? Number(window.location.hash.slice(1))
      : last;
    return Math.min(last, number);
  }

  const jumps: Record<string, () => void> = {
    ArrowLeft: () => jump(ply - 1),
    ArrowRight: () => jump(ply + 1),
    Home: () => jump(0),
    End: () => jump(last),
    ' ': toggle,
  };
  const buttons: Record<string, string> = {
    '#first': 'Home',
    '#previous': 'ArrowLeft',
    '#play': ' ',
    '#next': 'ArrowRight',
    '#last': 'End',
  };
  for (const [selector, key] of Object.entries(buttons)) {
    find(selector).addEventListener('click', () => jumps[key]?.());
  }
  document.addEventListener('keydown', (event) => {
    const { key, target } = event;
    const isTaken = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    const isButton = (target as Element).closest('button, summary') !== null;
    // A button is pressed by space, a slider moves by arrows: they need no help.
    if (isTaken || (key === ' ' && isButton) || (target === slider && key !== ' ')) return;
    if (jumps[key] === undefined) return;
    event.preventDefault();
    jumps[key]();
  });
  slider.addEventListener('input', () => jump(Number(slider.value)));
  chart.addEventListener('click', (event) => {
    const { left, width } = chart.getBoundingClientRect();
    jump(Math.ceil(((event.clientX - left) / width) * last));
  });
  for (const [index, move] of moves.entries()) {
    move.addEventListener('click', (event) => {
      event.preventDefault();
      jump(index + 1);
    });
  }
  window.addEventListener('hashchange', () => {
    // Told of our own change, the reader may be further already.
    if (window.location.hash !== address) jump(addressed());
  });
  find<HTMLElement>('.controls').hidden = false;
  show(addressed());
}
