import type { Language } from '@daeguk/games';
import { type Html, html } from '../../../html.js';
import { speaker } from '../messages.js';
import type { TournamentReport } from '../report.js';
import { page } from './page.js';
import { crosstable } from './report/crosstable.js';
import { endings } from './report/endings.js';
import { games } from './report/games.js';
import { header } from './report/header.js';
import { stages } from './report/stages.js';
import { standings } from './report/standings.js';
import { reportStyle } from './report/style.js';
import { usage } from './report/usage.js';
import { type Section, viewOf } from './report/view.js';

/** A tournament as one page that needs no other file and runs nothing. */
export function reportPage(report: TournamentReport, language: Language): string {
  const view = viewOf(report, speaker(language));
  const parts = [standings, stages, crosstable, endings, usage, games];
  const sections = parts.map((part) => part(view)).filter((section) => section !== null);
  const links = sections.map(({ id, title }) => html`<a href="#${id}">${title}</a>`);
  return page({
    language,
    title: `${report.name} · ${report.contest.title[language]}`,
    style: reportStyle,
    body: html`${header(view, language)}<nav aria-label="${view.say('nav.label')}">${links}</nav>
<main>
${sections.map(shown)}</main>`,
  });
}

function shown({ id, title, content }: Section): Html {
  return html`<section id="${id}" aria-labelledby="${id}-title"><h2 id="${id}-title">${title}</h2>
${content}
</section>
`;
}
