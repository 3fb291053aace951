import { openRendering } from '@adwright/renderer/open-rendering.ts';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { resolveSources } from '../../kit/pictures/node/read-picture.ts';
import { sampleDesign } from '../../kit/preset-ads/testing/sample-design.ts';
import { createJobContext } from '../../testing/job-context.ts';
import { posterTemplates } from '../contract.ts';
import { cutCreative, printCreative } from '../plan/plan.ts';
import { marginMm, type Sheet, sheetOf } from '../plan/sizes.ts';

const rendering = openRendering();
afterAll(() => rendering.close());

type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number };

async function pixelsOf(body: Uint8Array | undefined): Promise<Pixels> {
  const { data, info } = await sharp(body).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** White around the bleed, where the lines along the cut are not. */
function isBlankOutside({ data, width, height }: Pixels, { bleed, trim }: Sheet, perPoint: number): boolean {
  const near = 2;
  const isBeside = (at: number, from: number, length: number): boolean =>
    at < from * perPoint - near || at > (from + length) * perPoint + near;
  const isMark = (at: number, from: number, length: number): boolean =>
    [from, from + length].some((line) => Math.abs(at - line * perPoint) <= near);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (!isBeside(x, bleed.x, bleed.width) && !isBeside(y, bleed.y, bleed.height)) continue;
      if (isMark(x, trim.x, trim.width) || isMark(y, trim.y, trim.height)) continue;
      const at = (y * width + x) * 3;
      if (Math.min(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0) < 250) return false;
    }
  return true;
}

/** The same colour all along the edge, so many pixels wide. */
function isPlainRing({ data, width, height }: Pixels, edge: number): boolean {
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (x >= edge && x < width - edge && y >= edge && y < height - edge) continue;
      const at = (y * width + x) * 3;
      if ([0, 1, 2].some((part) => Math.abs((data[at + part] ?? 0) - (data[part] ?? 0)) > 4)) return false;
    }
  return true;
}

it('paints nothing beyond the bleed of a poster but the marks, and no line near the cut of one with a border', async () => {
  const { context } = createJobContext({ rendering });
  const sheet = sheetOf('a4', 'landscape');
  const scale = 0.2;
  const outputs = [{ format: 'png' as const, scale }];
  const pages = posterTemplates.map((template) => printCreative(sampleDesign(template), sheet, null));
  const framed = cutCreative(sampleDesign('framed-poster'), sheet, null);
  const drawn = await rendering.drawPictures(
    [...pages, framed].map((creative) => ({ creative, outputs })),
    resolveSources(context, new Map()),
    { signal: context.signal },
  );
  const pictures = await Promise.all(drawn.map(([picture]) => pixelsOf(picture?.body)));
  const stray = posterTemplates.filter((_, index) => {
    const printed = pictures[index];
    return !printed || !isBlankOutside(printed, sheet, sheet.unit * scale);
  });
  expect(stray).toEqual([]);
  const edge = Math.floor((marginMm - 1) * sheet.perMm * scale);
  const cut = pictures.at(-1);
  expect(cut && isPlainRing(cut, edge)).toBe(true);
}, 60_000);
