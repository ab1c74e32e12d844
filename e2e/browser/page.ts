import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../scripts/setup/root.mjs';
import { launch } from './chromium.js';

/** A page in a real browser, with the modules it asks for bundled as the portal's will be. */
export class BrowserPage {
  readonly page: Page;
  readonly #browser: Browser;
  readonly #server: Server;
  readonly #folder: string;

  private constructor(page: Page, browser: Browser, server: Server, folder: string) {
    this.page = page;
    this.#browser = browser;
    this.#server = server;
    this.#folder = folder;
  }

  /** `script` is the page's code, a module. */
  static async open(script: string): Promise<BrowserPage> {
    const folder = mkdtempSync(join(tmpdir(), 'daeguk-page-'));
    await bundle(folder, script);
    const server = await serve(join(folder, 'dist'));
    const { port } = server.address() as AddressInfo;
    const browser = await launch();
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    return new BrowserPage(page, browser, server, folder);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    this.#server.close();
    rmSync(this.#folder, { recursive: true });
  }
}

async function bundle(folder: string, script: string): Promise<void> {
  writeFileSync(join(folder, 'index.html'), '<script type="module" src="./page.js"></script>');
  writeFileSync(join(folder, 'page.js'), script);
  await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: { '@daeguk': join(root, 'node_modules/@daeguk') } },
    worker: { format: 'es' },
    build: { target: 'es2022' },
  });
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.wasm': 'application/wasm',
};

async function serve(folder: string): Promise<Server> {
  const server = createServer(async ({ url = '/' }, response) => {
    const path = join(folder, url === '/' ? 'index.html' : new URL(url, 'http://x').pathname);
    const type = TYPES[extname(path)] ?? 'application/octet-stream';
    try {
      const contents = await readFile(path);
      response.writeHead(200, { 'content-type': type }).end(contents);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}
