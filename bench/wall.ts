/**
 * `npm run bench:wall`: whether the wall of the ads library scrolls without dropped frames with five thousand cards, and
 * how much of the time the browser's main thread works for it, by a trace of the browser itself. Beside it an empty page
 * that only scrolls: what that drops, the machine drops. A quiet machine gives the true numbers.
 */
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import type { Browser, Page } from 'playwright-core';
import { withManyAds } from '../e2e/many-ads.ts';
import { startProduct } from '../e2e/start-product.ts';
import { report, round } from './report.ts';
import { mainThreadOf, traceCategories } from './trace.ts';

const cards = 5000;
const seconds = 8;
const pixelsPerSecond = 2500;
const frameMs = 1000 / 60;
const viewport = { width: 1440, height: 900 };

type Scrolled = { readonly frames: readonly number[]; readonly most: number };

/** Runs in the page: scrolls as a wheel does, and notes when each frame came. */
function scroll({ ms, speed }: { ms: number; speed: number }): Promise<Scrolled> {
  return new Promise((resolve) => {
    const frames: number[] = [];
    let most = 0;
    const start = performance.now();
    let last = start;
    const step = (now: number): void => {
      frames.push(now - last);
      last = now;
      scrollTo(0, ((now - start) / 1000) * speed);
      most = Math.max(most, document.querySelectorAll('article').length);
      if (now - start < ms) requestAnimationFrame(step);
      else resolve({ frames: frames.slice(1), most });
    };
    requestAnimationFrame(step);
  });
}

async function measure(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: traceCategories });
  const { frames, most } = await page.evaluate(scroll, { ms: seconds * 1000, speed: pixelsPerSecond });
  const thread = mainThreadOf(await browser.stopTracing(), frameMs);
  // A frame that came late stands for those that should have come meanwhile.
  const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    cards: most,
    frames: frames.length,
    dropped,
    'p95 ms': round(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    'worst ms': round(sorted.at(-1) ?? 0),
    'tasks longer than a frame': thread.long,
    'longest task ms': round(thread.longestMs),
    'busy share': round(thread.busyMs / (seconds * 1000), 3),
  };
}

const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
const browser = await openBrowser();
try {
  const empty = await openPage(browser, { viewport });
  await empty.page.setContent('<body style="height: 400000px">');
  const bare = await measure(browser, empty.page);
  await empty.context.close();

  const { page } = await openPage(browser, { viewport });
  await withManyAds(page, cards);
  await page.goto(`${product.url}/ads-library`);
  await page.locator('article').first().waitFor({ timeout: 120_000 });
  // What a page does once, when it comes, is not what scrolling costs.
  await page.waitForLoadState('networkidle');
  const wall = await measure(browser, page);
  const rows = [
    { page: 'wall of 5,000 ads', ...wall },
    { page: 'empty page', ...bare },
  ];
  report('Scrolling the wall of ads', rows, {
    dropped_share: round(wall.dropped / (wall.dropped + wall.frames), 4),
    bare_dropped_share: round(bare.dropped / (bare.dropped + bare.frames), 4),
    frame_p95_ms: wall['p95 ms'],
    long_tasks: wall['tasks longer than a frame'],
    busy_share: wall['busy share'],
  });
} finally {
  await browser.close();
  await product.stop();
}
