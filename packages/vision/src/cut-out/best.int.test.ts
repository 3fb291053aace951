import sharp from 'sharp';
import { expect, it } from 'vitest';
import { decodeRgb } from '../picture/decode.ts';
import { readScene } from '../testing/hard-pictures.ts';
import { scoreMask } from '../testing/truth-pictures.ts';
import { installedEngines } from './cut-engines.ts';
import { findAlpha } from './cut-out.ts';

const size = { width: 512, height: 640 };

it.skipIf(!installedEngines().includes('best'))(
  'keeps the chrome yokes of the sample headphones',
  { timeout: 300_000 },
  async () => {
    const truth = await readScene('headphones', size);
    const { data } = await decodeRgb(sharp(truth.picture));
    const { alpha, engine } = await findAlpha(data, size.width, size.height, { engine: 'best' });
    expect(engine).toBe('best');
    expect(scoreMask(alpha, truth.alpha).iou).toBeGreaterThan(0.95);
    // Between the band and the cups, by the truth's own rows.
    const rows = (plane: Uint8Array) => plane.subarray(size.width * 310, size.width * 322);
    expect(scoreMask(rows(alpha), rows(truth.alpha)).iou).toBeGreaterThan(0.7);
  },
);
