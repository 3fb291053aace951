import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { findBrowser } from './find-browser.ts';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // By itself the headless shell fits letters to whole pixels, as no browser does that people use.
  '--font-render-hinting=slight',
];

function browserPath(): string {
  const found = findBrowser();
  if (found === null) throw new Error('No Chromium on the PATH. Install it or set CHROMIUM_PATH.');
  return found;
}

/** The machine's own Chromium, without a window. Close it when the tests are over. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: browserPath(), args: flags });
}

export type OpenPage = {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Exceptions and console errors of the page so far. A test that expects none asserts on this. */
  readonly problems: string[];
};

/** Of somebody who wants little motion, unless the test is about it: drawing what moves took half of a long wait's time. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<OpenPage> {
  const context = await browser.newContext({ reducedMotion: 'reduce', ...options });
  return { context, ...(await watchedPage(context)) };
}

/** Another page of the same person, who keeps what the browser has fetched and stored. */
export async function watchedPage(context: BrowserContext): Promise<Pick<OpenPage, 'page' | 'problems'>> {
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' && !isComeAgain(message.text())) problems.push(message.text());
  });
  return { page, problems };
}

/**
 * Browsers note every 503. A busy server answers one with the time to come again, and the page does; where that helps
 * nothing, what it asked for is missing on the screen.
 */
function isComeAgain(text: string): boolean {
  return text.includes('status of 503');
}
