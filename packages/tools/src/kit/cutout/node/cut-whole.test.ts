import type { CutOutResult, Pictures } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cutWhole } from './cut-whole.ts';

const side = 160;

/** Stripes that are solid and half clear in turn, or one solid block. */
function cutoutOf(shreds: boolean): Promise<Buffer> {
  const pixels = Buffer.alloc(side * side * 4, 200);
  for (let place = 0; place < side * side; place += 1)
    pixels[place * 4 + 3] = shreds && Math.floor(place / side / 10) % 2 === 1 ? 90 : 255;
  return sharp(pixels, { raw: { width: side, height: side, channels: 4 } })
    .png()
    .toBuffer();
}

async function askedFor(shreds: boolean, subject: CutOutResult['subject']): Promise<(string | undefined)[]> {
  const asked: (string | undefined)[] = [];
  const picture = { bytes: await cutoutOf(shreds), width: side, height: side, mime: 'image/png' };
  const cutOut: Pictures['cutOut'] = async (_bytes, call) => {
    asked.push(call?.engine);
    return { picture, subject, coverage: 0.5, engine: call?.engine ?? 'fast' };
  };
  await cutWhole({ cutOut }, new Uint8Array(), { signal: new AbortController().signal });
  return asked;
}

const subject = { x: 0, y: 0, width: side, height: side };

it('asks for the best engine only where the fast one left shreds', async () => {
  expect(await askedFor(false, subject)).toEqual([undefined]);
  expect(await askedFor(true, subject)).toEqual([undefined, 'best']);
  expect(await askedFor(true, null)).toEqual([undefined]);
});
