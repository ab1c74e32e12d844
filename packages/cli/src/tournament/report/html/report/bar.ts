import { type Html, html } from '../../../../html.js';

/** How much of the most there is, as a bar of a hundred units. */
export function bar(value: number, most: number): Html {
  const width = most > 0 ? Math.round((value / most) * 1000) / 10 : 0;
  return html`<svg class="bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect class="rail" width="100" height="8"/><rect width="${width}" height="8"/></svg>`;
}
