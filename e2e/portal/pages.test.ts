import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Catalogue } from '@daeguk/games';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/setup/root.mjs';
import { hasBrowser, launch } from '../browser/chromium.js';
import { allPages, open } from './pages.js';
import { openStage, play, type Stage } from './stage.js';
import { Tab, type View } from './tab.js';

const source = join(root, 'packages/web/src');
const catalogues: object[] = await Promise.all(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('words.ts'))
    .map((path) => import(join(source, path))),
);

/** Sentences that only an English page has: those without values that the others say in another way. */
const english = catalogues
  .flatMap((module) => Object.values(module).filter(isCatalogue))
  .flatMap(({ en, ko, zh }) =>
    Object.entries(en)
      .filter(([key, text]) => text !== ko[key] && text !== zh[key])
      .map(([, text]) => text),
  )
  .filter((text) => text.includes(' ') && !text.includes('{'));

const VIEWS: readonly View[] = [
  { language: 'en' },
  { language: 'ko', isPhone: true, isDark: true },
];

describe.skipIf(!hasBrowser)('every page (skipped where Debian’s chromium is missing)', () => {
  let stage: Stage;
  let browser: Browser;
  let pages: ReturnType<typeof allPages>;

  beforeAll(async () => {
    [stage, browser] = await Promise.all([openStage(), launch()]);
    pages = allPages(await play(stage));
  });

  afterAll(async () => {
    await browser?.close();
    await stage?.close();
  });

  test.each(VIEWS)('is sound in $language (phone: $isPhone, dark: $isDark)', async (view) => {
    let language = view.language;
    for (const [person, theirs] of pages) {
      const tab = await Tab.open(browser, stage.address, view);
      if (person !== null) await tab.signIn(person);
      for (const page of theirs) {
        await open(tab, page);
        const where = `${page.path} ${page.press ?? ''} as ${person?.number ?? 'anybody'}`;
        await expectSound(tab, where, language);
        expect.soft(await tab.axe(), where).toEqual([]);
        if (language === 'en') continue;
        // In the middle of a page: whatever it says changes with the language, which is then that of the next one.
        language = language === 'ko' ? 'zh' : 'ko';
        await tab.speak(language);
        await expectSound(tab, where, language);
      }
      // Another browser speaks as it did at first.
      language = view.language;
      await tab.close();
    }
  });
});

async function expectSound(tab: Tab, where: string, language = 'en'): Promise<void> {
  const text = await tab.words();
  expect.soft(await tab.page.locator('html').getAttribute('lang'), where).toBe(language);
  expect.soft(text, where).not.toMatch(/\{\w+\}|undefined|NaN|\[object/);
  const untold = language === 'en' ? [] : english.filter((sentence) => text.includes(sentence));
  expect.soft(untold, where).toEqual([]);
  expect.soft(await tab.overhang(), where).toBe(0);
  expect.soft(tab.complaints.splice(0), where).toEqual([]);
}

function isCatalogue(value: unknown): value is Catalogue {
  return typeof value === 'object' && value !== null && 'en' in value && 'ko' in value;
}
