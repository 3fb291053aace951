import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { installedEngines } from '../cut-out/cut-engines.ts';
import { findAlpha } from '../cut-out/cut-out.ts';
import { decodeRgb } from '../picture/decode.ts';
import { drawBackground } from '../testing/backgrounds.ts';
import { scoreMask } from '../testing/truth-pictures.ts';
import { selectPart } from './select-part.ts';

const size = { width: 640, height: 480 };
const samples = new URL('../../../samples/pictures/', import.meta.url);

/** A sample at the left or the right, and where it is solid. */
async function thing(name: string, left: number) {
  const cut = await sharp(await readFile(new URL(`${name}-cutout.webp`, samples)))
    .resize(280, 350, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const alpha = await sharp({ create: { ...size, channels: 4, background: '#0000' } })
    .composite([{ input: cut, left, top: 90 }])
    .extractChannel('alpha')
    .raw()
    .toBuffer();
  return { layer: { input: cut, left, top: 90 }, alpha };
}

/** How much of what is solid in the truth is in a mask. */
function shareIn(mask: Uint8Array, truth: Uint8Array): number {
  let [inside, all] = [0, 0];
  for (const [at, value] of truth.entries()) {
    if (value < 250) continue;
    all += 1;
    if ((mask[at] ?? 0) > 127) inside += 1;
  }
  return inside / all;
}

it.skipIf(!installedEngines().includes('best'))(
  'takes the thing that was clicked, looks at a picture once, and cuts out with what stays and goes',
  { timeout: 300_000 },
  async () => {
    const [mug, perfume] = [await thing('mug', 20), await thing('perfume', 340)];
    const bytes = await sharp(await drawBackground('planks', size.width, size.height))
      .composite([mug.layer, perfume.layer])
      .removeAlpha()
      .png()
      .toBuffer();
    const time = async <Result>(work: () => Promise<Result>) => {
      const startedAt = performance.now();
      return { result: await work(), ms: performance.now() - startedAt };
    };
    const onMug = { x: 0.25, y: 0.6, keep: false };
    const first = await time(() => selectPart({ bytes, clicks: [onMug] }));
    // On a letter of its label: the bottle is meant.
    const second = await time(() => selectPart({ bytes, clicks: [onMug, { x: 0.75, y: 0.6, keep: true }] }));
    expect(second.ms).toBeLessThan(first.ms / 2);
    const grey = (mask: Uint8Array) => sharp(mask).extractChannel(0).raw().toBuffer();
    expect(scoreMask(await grey(first.result.bytes), mug.alpha).iou).toBeGreaterThan(0.9);
    const bottle = await grey(second.result.bytes);
    expect(shareIn(bottle, perfume.alpha)).toBeGreaterThan(0.4);
    expect(shareIn(bottle, mug.alpha)).toBeLessThan(0.01);

    const { data } = await decodeRgb(sharp(bytes));
    const { alpha } = await findAlpha(data, size.width, size.height, { clicks: [{ ...onMug, keep: true }] });
    expect(shareIn(alpha, mug.alpha)).toBeGreaterThan(0.95);
    const without = await findAlpha(data, size.width, size.height, { clicks: [onMug] });
    expect(shareIn(without.alpha, mug.alpha)).toBeLessThan(0.05);
  },
);
