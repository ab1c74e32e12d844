import { type Html, html } from '../../../../html.js';
import type { Say } from '../../messages.js';

/** Shown once there is a script to answer them. */
export function controls(say: Say, plies: number): Html {
  return html`<div class="controls" hidden>
<input id="slider" type="range" min="0" max="${plies}" value="${plies}" aria-label="${say('replay.slider')}">
<div class="buttons">${BUTTONS.map(({ id, icon }) => html`<button type="button" id="${id}" aria-label="${say(`replay.${id}`)}"><svg viewBox="0 0 24 24" aria-hidden="true">${icon}</svg></button>`)}<output id="now">${plies} / ${plies}</output></div>
<p class="muted">${say('replay.keys')}</p>
</div>`;
}

const BUTTONS = [
  { id: 'first', icon: html`<path d="M6 5h2.5v14H6zM19 5v14L9.5 12z"/>` },
  { id: 'previous', icon: html`<path d="M17 5v14L6.5 12z"/>` },
  {
    id: 'play',
    icon: html`<path class="go" d="M7 4.5v15L19.5 12z"/><path class="halt" d="M6.5 5h4v14h-4zM13.5 5h4v14h-4z"/>`,
  },
  { id: 'next', icon: html`<path d="M7 5v14l10.5-7z"/>` },
  { id: 'last', icon: html`<path d="M15.5 5H18v14h-2.5zM5 5v14l9.5-7z"/>` },
] as const;
