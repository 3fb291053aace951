import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeRgb } from '../picture/decode.ts';
import { hardPictures } from '../testing/hard-pictures.ts';
import { scoreMask } from '../testing/truth-pictures.ts';
import { hasCarefulEye, installedEngines } from './cut-engines.ts';
import { findAlpha } from './cut-out.ts';

const size = { width: 512, height: 640 };
const needed = installedEngines().includes('best') && hasCarefulEye();

it.skipIf(!needed)('finds a cable on planks where it looks with the careful eye', { timeout: 300_000 }, async () => {
  for await (const { name, picture, alpha: truth } of hardPictures(size)) {
    if (name !== 'cable on planks') continue;
    const { data } = await decodeRgb(sharp(picture));
    const { alpha } = await findAlpha(data, size.width, size.height, { engine: 'best' });
    expect(scoreMask(alpha, truth).iou).toBeGreaterThan(0.93);
    return;
  }
  expect.fail('the cable is no more among the hard pictures');
});
