import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import type { AxeResults, RunOptions } from 'axe-core';
import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  Page,
  Request,
} from 'playwright-core';
import type { Someone } from './stage.js';

/** How a page is looked at. */
export interface View {
  readonly language?: 'en' | 'ko' | 'zh';
  readonly isPhone?: boolean;
  readonly isDark?: boolean;
}

/** A tab of a browser that notices what a page complains of. */
export class Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly complaints: string[] = [];
  readonly #address: string;
  readonly #asked = new Set<Request>();

  private constructor(address: string, context: BrowserContext, page: Page) {
    this.#address = address;
    this.context = context;
    this.page = page;
    page.on('request', (request) => {
      if (!isStream(request)) this.#asked.add(request);
    });
    page.on('requestfinished', (request) => this.#asked.delete(request));
    page.on('requestfailed', (request) => this.#asked.delete(request));
    page.on('pageerror', (error) => this.complaints.push(String(error.stack ?? error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        this.complaints.push(`${message.text()} (${message.location().url})`);
      }
    });
  }

  static async open(browser: Browser, address: string, view: View = {}): Promise<Tab> {
    const context = await browser.newContext(optionsOf(view));
    return new Tab(address, context, await context.newPage());
  }

  async signIn({ number, password }: Someone): Promise<void> {
    const url = `${this.#address}/api/session`;
    const answer = await this.context.request.post(url, { data: { number, password } });
    if (!answer.ok()) throw new Error(`${number} cannot sign in: ${await answer.text()}`);
  }

  /** Opens a page of the portal, and waits until everything it asks for at once is there. */
  async goto(path: string): Promise<void> {
    await this.page.goto(this.#address + path);
    await this.page.locator('main h1').first().waitFor();
    await this.settled();
  }

  /** Chooses another language where everybody does. */
  async speak(language: string): Promise<void> {
    await this.page.evaluate((chosen) => {
      const select = document.querySelector<HTMLSelectElement>('header select');
      if (select === null) throw new TypeError('there is no choice of languages');
      select.value = chosen;
      select.dispatchEvent(new Event('change', { bubbles: true }));
    }, language);
    await this.page.locator(`html[lang=${language}]`).waitFor();
    await this.settled();
  }

  /** Parts of a page come after one another: it is all there when it has asked for nothing for a while. */
  async settled(): Promise<void> {
    for (let calm = 0; calm < 3; ) {
      const isWaiting = (await this.page.locator('main .waiting').count()) > 0;
      calm = isWaiting || this.#asked.size > 0 ? 0 : calm + 1;
      await sleep(20);
    }
  }

  /** What a page says; programs shown on it are not its words. */
  words(): Promise<string> {
    return this.page.evaluate(() => {
      const programs = document.querySelectorAll<HTMLElement>('pre, code, .cm-editor, textarea');
      for (const one of programs) one.style.setProperty('display', 'none', 'important');
      const text = document.body.innerText;
      for (const one of programs) one.style.removeProperty('display');
      return text;
    });
  }

  /** What an accessibility checker finds that matters. */
  async axe(): Promise<string[]> {
    await this.page.evaluate(axeSource);
    const found = (await this.page.evaluate(
      (options) => (globalThis as unknown as AxeWindow).axe.run(document, options),
      { resultTypes: ['violations'] } satisfies RunOptions,
    )) as AxeResults;
    return found.violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target})`));
  }

  /** By how many pixels the page is wider than its window. */
  overhang(): Promise<number> {
    return this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  }

  close(): Promise<void> {
    return this.context.close();
  }
}

/** One that goes on for as long as the page is there. */
function isStream(request: Request): boolean {
  return new URL(request.url()).pathname.endsWith('/events');
}

interface AxeWindow {
  readonly axe: { run(root: Document, options: RunOptions): Promise<AxeResults> };
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

function optionsOf({
  language = 'en',
  isPhone = false,
  isDark = false,
}: View): BrowserContextOptions {
  return {
    locale: language,
    colorScheme: isDark ? 'dark' : 'light',
    viewport: isPhone ? { width: 390, height: 844 } : { width: 1280, height: 800 },
    isMobile: isPhone,
    hasTouch: isPhone,
    // What moves is another thing to test; here it would only be waited for.
    reducedMotion: 'reduce',
  };
}
