/** The preview of a film as somebody sees it who has just said what it is about, in a real browser. */
import { openBrowser } from '@adwright/test-kit/browser.ts';
import { openSignedIn, registered } from '../e2e/person.ts';
import { startProduct } from '../e2e/start-product.ts';

const wait = { timeout: 120_000 };
/** Another than the sample whose film stands there before anything is said. */
const chosen = 'Yuzu Sparkling Water';

/** Seconds from a chosen product, whose facts are known, to the first picture of its own film; each in a fresh page. */
export async function previewSeconds(rounds: number): Promise<readonly number[]> {
  const product = await startProduct({ env: { LOG_LEVEL: 'error', NODE_ENV: 'production' } });
  const browser = await openBrowser();
  const seconds: number[] = [];
  try {
    const { info } = await registered(product.url);
    for (let turn = 0; turn < rounds; turn += 1) {
      const { page, context } = await openSignedIn(browser, product.url, info.token);
      await page.goto(`${product.url}/terms?dashboard=video-adwright`);
      await page.locator('canvas[data-film-seconds]').waitFor(wait);
      await page.getByRole('button', { name: 'Sample product' }).click();
      const choice = page.getByRole('dialog').getByRole('button', { name: chosen });
      await choice.waitFor(wait);
      seconds.push(await choice.evaluate(untilDrawn));
      await context.close();
    }
    return seconds;
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** Runs in the page, where no message between processes counts: presses, and looks at every frame for another film. */
async function untilDrawn(choice: Element): Promise<number> {
  const small = new OffscreenCanvas(9, 16).getContext('2d', { willReadFrequently: true });
  const seen = (): string => {
    const film = document.querySelector<HTMLCanvasElement>('canvas[data-film-seconds]');
    if (!film || !small) return '';
    small.drawImage(film, 0, 0, 9, 16);
    return small.getImageData(0, 0, 9, 16).data.join(' ');
  };
  const before = seen();
  const began = performance.now();
  (choice as HTMLElement).click();
  for (;;) {
    await new Promise(requestAnimationFrame);
    const now = seen();
    if (now !== '' && now !== before) return (performance.now() - began) / 1000;
    if (performance.now() - began > 60_000) throw new Error('no film was drawn');
  }
}
