import { type EntrantId, HOUSE } from '@daeguk/tournaments';
import { type Content, type Html, html } from '../../../../html.js';
import type { Say } from '../../messages.js';
import type { TournamentReport } from '../../report.js';

/** What every part of the page looks at. */
export interface View {
  readonly report: TournamentReport;
  readonly say: Say;
  nameOf(entrant: EntrantId): Html;
}

export function viewOf(report: TournamentReport, say: Say): View {
  const names = new Map(report.entrants.map(({ id, name }) => [id, name]));
  return {
    report,
    say,
    nameOf(entrant) {
      const house = entrant === HOUSE ? say('player.house') : null;
      return bdi(house ?? names.get(entrant) ?? entrant);
    },
  };
}

/** A name keeps its direction of writing to itself. */
export function bdi(name: string): Html {
  return html`<bdi>${name}</bdi>`;
}

/** What is too wide for the screen moves sideways by itself, by keys too, and the page stays. */
export function scrollable(label: string, content: Content): Html {
  return html`<div class="scroll" role="region" tabindex="0" aria-label="${label}">${content}</div>`;
}

/** A part of the page, with the name the list of parts leads to it by. */
export interface Section {
  readonly id: string;
  readonly title: string;
  readonly content: Content;
}
