/**
 * `npm run bench:wall`: whether the wall of the ads library scrolls without dropped frames with five thousand cards, and
 * how much of the time the browser's main thread works for it. A quiet machine gives the true numbers.
 */
import { openBrowser, openPage } from '@adwright/test-kit/browser.ts';
import { withManyAds } from '../e2e/many-ads.ts';
import { startProduct } from '../e2e/start-product.ts';
import { report, round } from './report.ts';

const cards = 5000;
const seconds = 8;
const pixelsPerSecond = 2500;

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

const product = await startProduct({ env: { LOG_LEVEL: 'error' } });
const browser = await openBrowser();
try {
  const { page } = await openPage(browser, { viewport: { width: 1440, height: 900 } });
  await withManyAds(page, cards);
  await page.goto(`${product.url}/ads-library`);
  await page.locator('article').first().waitFor({ timeout: 60_000 });
  const { frames, most } = await page.evaluate(scroll, { ms: seconds * 1000, speed: pixelsPerSecond });
  const frameMs = 1000 / 60;
  // A frame that came late stands for those that should have come meanwhile.
  const dropped = frames.reduce((sum, ms) => sum + Math.max(0, Math.round(ms / frameMs) - 1), 0);
  const sorted = frames.toSorted((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? 0;
  const share = round(dropped / (dropped + frames.length), 4);
  const row = { cards, frames: frames.length, dropped, 'p95 ms': round(p95), 'worst ms': round(sorted.at(-1) ?? 0) };
  report('Scrolling the wall of ads', [{ ...row, 'cards in the page': most }], {
    dropped_share: share,
    frame_p95_ms: round(p95),
  });
} finally {
  await browser.close();
  await product.stop();
}
