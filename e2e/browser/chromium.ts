import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PATH = '/usr/bin/chromium';

export const hasBrowser = existsSync(PATH);

/** It stays on this machine: nothing of its own is looked for elsewhere. */
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Debian's browser, without a window. */
export function launch(): Promise<Browser> {
  // Chromium's own sandbox cannot be made by root; what it shows here is ours.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return chromium.launch({ executablePath: PATH, args: [...QUIET, ...asRoot] });
}
