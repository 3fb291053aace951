import { expect, it } from 'vitest';
import sharp from 'sharp';
import { decodeRgb } from '../picture/decode.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { composeTruth, portraitPairs, scoreMask, truthPairs } from '../testing/truth-pictures.ts';
import { findAlpha } from './cut-out.ts';

/** A fifth of a megapixel each, since the network looks at a tenth of one; the benchmark takes them larger. */
const size = { width: 384, height: 480 };

it('finds the true alpha of products and people, better than the network alone', { timeout: 900_000 }, async () => {
  // Every third of the benchmark's twenty-five.
  const pairs = [...(await truthPairs()).slice(0, 20), ...portraitPairs()].filter((_, index) => index % 3 === 0);
  expect(pairs).toHaveLength(9);
  const sums = { iou: 0, error: 0, plainIou: 0, plainError: 0 };
  for (const pair of pairs) {
    const truth = await composeTruth(pair, size);
    const { data } = await decodeRgb(sharp(truth.picture));
    const { alpha, firstLook } = await findAlpha(data, size.width, size.height);
    const plain = resizePlane(firstLook, size.width, size.height).data.map((value) => value * 255);
    const [refined, unrefined] = [scoreMask(alpha, truth.alpha), scoreMask(Uint8Array.from(plain), truth.alpha)];
    sums.iou += refined.iou / pairs.length;
    sums.error += refined.error / pairs.length;
    sums.plainIou += unrefined.iou / pairs.length;
    sums.plainError += unrefined.error / pairs.length;
  }
  const shown = (value: number) => value.toFixed(4);
  process.stdout.write(
    `cut-out of 9 pictures: IoU ${shown(sums.iou)}, alpha error ${shown(sums.error)}; the network alone: IoU ${shown(sums.plainIou)}, alpha error ${shown(sums.plainError)}\n`,
  );
  expect(sums.iou).toBeGreaterThanOrEqual(0.95);
  expect(sums.iou).toBeGreaterThan(sums.plainIou);
  expect(sums.error).toBeLessThan(sums.plainError);
});
