import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseCreative } from '../creative/parse.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placementOf, placements, type PlacementId } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import type { Template, TemplateId } from '../template.ts';
import { templateOf, templates } from '../templates/registry.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { designCreative } from './design-creative.ts';
import { AdDesign } from './design.ts';
import { changeTemplate, patchDesign, writeText } from './edit-design.ts';
import { editableLayers } from './editable-layers.ts';
import { pinDesign } from './pin-design.ts';
import type { FindTemplate } from './pinned-creative.ts';

const sizes: PlacementId[] = ['meta-feed-square', 'meta-stories', 'google-leaderboard'];
const [square] = sizes as [PlacementId];
const pictures = templates.filter(({ kind }) => kind === 'picture');

function designOf(template: TemplateId, variant = 0): AdDesign {
  const { brief, product, brand } = sampleInput({ language: 'en', placement: square, variant });
  return AdDesign.parse({ version: 1, base: { kind: 'template', template }, brief, product, brand, patches: [] });
}

/** Stored and read again, as a database that orders members by itself does it. */
function stored(design: AdDesign): AdDesign {
  return AdDesign.parse(JSON.parse(JSON.stringify(design, (_, value: unknown) => reordered(value))));
}

function reordered(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toReversed());
}

function drawn(design: AdDesign, size: PlacementId, find?: FindTemplate): unknown {
  const creative = designCreative(design, size, find);
  expect(parseCreative(JSON.parse(JSON.stringify(creative)))).toMatchObject({ ok: true });
  return JSON.parse(JSON.stringify(layoutCreative(creative, evenMeasurer)));
}

/** Every idea rewritten: another one's layout under the old name. */
const rewritten: FindTemplate = (id) => {
  const other = templateOf(id === 'bold-type' ? 'product-hero' : 'bold-type');
  const own = templateOf(id);
  return own && other && ({ ...own, compose: other.compose } satisfies Template);
};

describe('a pinned design', () => {
  it.each(pictures)('draws the same after its template $id was rewritten, or is gone', ({ id }) => {
    for (const size of sizes) {
      const design = patchDesign(designOf(id), 'headline', { dx: 0.02 }, { placement: square, only: false });
      const before = drawn(design, size);
      const kept = stored(pinDesign(design, sizes));
      expect(drawn(kept, size)).toEqual(before);
      expect(drawn(kept, size, rewritten)).toEqual(before);
      expect(drawn(kept, size, () => undefined)).toEqual(before);
    }
  });

  it('would not, if it were not pinned', () => {
    expect(drawn(designOf('product-hero'), square, rewritten)).not.toEqual(drawn(designOf('product-hero'), square));
  });

  it('is laid out by its template as ever while that is the same', () => {
    const kept = stored(pinDesign(designOf('product-hero'), sizes));
    const brief = { ...kept.brief, headline: 'A much longer headline than the one before it, to be laid out anew' };
    const colors = { ...kept.brand.colors, accent: '#123456' };
    const edited = { ...kept, brief, brand: { ...kept.brand, colors } };
    const { pin: _, ...plain } = edited;
    for (const size of sizes) expect(drawn(edited, size)).toEqual(drawn(plain, size));
  });

  it('takes new words, type and pictures where it is, after its template was rewritten', () => {
    const kept = stored(pinDesign(designOf('product-hero'), sizes));
    const image = { id: 'new', asset: { kind: 'image' as const, src: 'asset:x', width: 300, height: 500 } };
    const edited: AdDesign = {
      ...kept,
      brief: { ...kept.brief, headline: 'Other words', cta: 'Go' },
      brand: { ...kept.brand, fonts: { heading: 'Anton', body: 'Inter' } },
      product: { ...kept.product, images: [image] },
    };
    const creative = designCreative(edited, square, rewritten);
    const ids = (one: AdDesign, find?: FindTemplate) =>
      designCreative(one, square, find).scenes[0]?.layers.map(({ id }) => id);
    expect(ids(edited, rewritten)).toEqual(ids(kept));
    const text = JSON.stringify(creative.scenes);
    expect(text).toContain('Other words');
    expect(text).not.toContain(kept.brief.headline);
    expect(text).toContain('"asset":"new"');
    expect(creative.brand.fonts.heading).toBe('Anton');
    // Kept again, the edited one is what stays.
    const again = stored(pinDesign(edited, sizes, rewritten));
    expect(drawn(again, square, rewritten)).toEqual(drawn(edited, square, rewritten));
    expect(drawn(again, square, () => undefined)).toEqual(drawn(edited, square, rewritten));
  });

  it('is edited by hand as ever', () => {
    const kept = stored(pinDesign(designOf('product-hero'), sizes));
    const headline = editableLayers(kept, placementOf(square)).find(({ id }) => id === 'headline');
    if (!headline) throw new Error('no headline');
    const written = writeText(kept, headline, 'By hand', { placement: square, only: false });
    expect(written.brief.headline).toBe('By hand');
    expect(JSON.stringify(designCreative(written, square, rewritten).scenes)).toContain('By hand');
  });

  it('goes to the template of the day for what only that can do: a new size, a price, another palette of shades', () => {
    const kept = stored(pinDesign(designOf('product-hero'), [square]));
    const { pin: _, ...plain } = kept;
    expect(drawn(kept, 'meta-stories', rewritten)).toEqual(drawn(plain, 'meta-stories', rewritten));
    const { badge: _badge, ...brief } = kept.brief;
    expect(drawn({ ...kept, brief }, square, rewritten)).toEqual(drawn({ ...plain, brief }, square, rewritten));
    const other = changeTemplate(kept, 'bold-type');
    expect(drawn(other, square)).toEqual(drawn(changeTemplate(plain, 'bold-type'), square));
  });

  it('stays small', () => {
    const eight = placements.slice(0, 8);
    const weights = pictures.map(({ id }) => JSON.stringify(pinDesign(designOf(id), eight)));
    const mean = weights.reduce((sum, text) => sum + text.length, 0) / weights.length;
    expect(mean).toBeLessThan(60_000);
    expect(Math.max(...weights.map((text) => text.length))).toBeLessThan(100_000);
    expect(Math.max(...weights.map((text) => gzipSync(text).length))).toBeLessThan(12_000);
  });
});
