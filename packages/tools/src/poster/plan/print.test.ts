import { layoutCreative } from '@adwright/studio/layout/layout.ts';
import { evenMeasurer } from '@adwright/studio/text/even-measurer.ts';
import { describe, expect, it } from 'vitest';
import { sampleDesign } from '../../kit/preset-ads/testing/sample-design.ts';
import { cutCreative, printCreative } from './plan.ts';
import { sharpnessOf, showsOnlySamples } from './print-sharpness.ts';
import { shortAddress } from './qr-band.ts';
import { posterSizes, sheetOf } from './sizes.ts';

const design = sampleDesign('product-hero');

describe('a sheet', () => {
  it.each(posterSizes.flatMap(({ id }) => [['portrait', id] as const, ['landscape', id] as const]))(
    'is true in size, in %s %s',
    (orientation, id) => {
      const { media, trim, bleed, trimMm } = sheetOf(id, orientation);
      expect((trim.width / 72) * 25.4).toBeCloseTo(trimMm.width, 6);
      expect((trim.height / 72) * 25.4).toBeCloseTo(trimMm.height, 6);
      expect(((trim.x - bleed.x) / 72) * 25.4).toBeCloseTo(3, 6);
      expect(Number.isInteger(media.width) && Number.isInteger(media.height)).toBe(true);
      expect(trim.x).toBeGreaterThanOrEqual(36);
    },
  );

  it('keeps every word five millimetres from the cut', () => {
    const sheet = sheetOf('a3', 'portrait');
    const list = layoutCreative(cutCreative(design, sheet, { url: 'https://example.com/lamp' }), evenMeasurer);
    const safe = 5 * sheet.perMm - 1;
    for (const { paint, box } of list.scenes.flatMap((scene) => scene.nodes)) {
      if (paint.kind !== 'text') continue;
      expect(box.x).toBeGreaterThanOrEqual(safe);
      expect(box.x + box.width).toBeLessThanOrEqual(list.width - safe);
      expect(box.y + box.height).toBeLessThanOrEqual(list.height - safe);
    }
  });

  it('has eight marks, none of them on the bleed', () => {
    const sheet = sheetOf('a4', 'landscape');
    const marks = printCreative(design, sheet, null).scenes[0]?.layers.filter(({ id }) => id.startsWith('crop-')) ?? [];
    expect(marks).toHaveLength(8);
    const { bleed, unit } = sheet;
    for (const { box } of marks) {
      if (!box) throw new Error('a mark without a place');
      const beside = box.x + box.width <= bleed.x * unit || box.x >= (bleed.x + bleed.width) * unit;
      const above = box.y + box.height <= bleed.y * unit || box.y >= (bleed.y + bleed.height) * unit;
      expect(beside || above).toBe(true);
    }
  });
});

it('asks more pixels of a picture the larger the sheet is', () => {
  const dpi = (id: 'a4' | 'a2') => {
    const sheet = sheetOf(id, 'portrait');
    return sharpnessOf(cutCreative(design, sheet, null), sheet, evenMeasurer);
  };
  const [small, large] = [dpi('a4'), dpi('a2')];
  expect(small.dpi).toBeGreaterThan((large.dpi ?? 0) * 1.8);
  expect(large.needed).toBeGreaterThan(large.width);
  const sheet = sheetOf('a4', 'portrait');
  const wordsOnly = { ...design, product: { ...design.product, images: [], photos: [] } };
  expect(sharpnessOf(cutCreative(wordsOnly, sheet, null), sheet, evenMeasurer).dpi).toBeNull();
});

it('says what to do once: beside the code, where there is one', () => {
  const sheet = sheetOf('a3', 'portrait');
  const calls = (code: { url: string } | null): number =>
    layoutCreative(cutCreative(design, sheet, code), evenMeasurer).scenes[0]?.nodes.filter(
      ({ paint }) => paint.kind === 'text' && paint.lines.some(({ text }) => text === 'Shop now'),
    ).length ?? 0;
  expect([calls(null), calls({ url: 'https://example.com/lamp' })]).toEqual([1, 1]);
});

it('says an address as people do', () => {
  expect(shortAddress('https://www.example.com/lamp/?utm_source=poster')).toBe('example.com/lamp');
});

it('says nothing about the sharpness of a sample, and everything about that of one’s own picture beside it', () => {
  const own = '00000000-0000-4000-8000-000000000000';
  expect(showsOnlySamples({ pictures: ['sample:mug:cutout'] })).toBe(true);
  expect(showsOnlySamples({ pictures: ['sample:mug:cutout', own] })).toBe(false);
  expect(showsOnlySamples({ pictures: [] })).toBe(false);
});
