import { describe, expect, it } from 'vitest';
import { textsOf } from '../inspect/inspect-creative.ts';
import type { DisplayList, DisplayNode } from '../layout/display-list.ts';
import { layoutCreative } from '../layout/layout.ts';
import type { PlacementId } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative, type TemplateId } from '../template.ts';
import type { AdBrief, AdImage } from '../template-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { templateOf } from './registry.ts';

const upright: AdImage = {
  id: 'product',
  asset: { kind: 'image', src: 'lamp', width: 500, height: 900, cutout: true },
};
const scene: AdImage = {
  id: 'photo',
  asset: {
    kind: 'image',
    src: 'scene',
    width: 800,
    height: 1000,
    cutout: false,
    edges: { top: '#d9d2c8', right: '#cfc8be', bottom: '#b5aea4', left: '#d4cdc3' },
  },
};

function drawn(
  id: TemplateId,
  placement: PlacementId,
  more: { brief?: Partial<AdBrief>; images?: AdImage[]; language?: 'en' | 'ar' } = {},
): DisplayList {
  const template = templateOf(id);
  if (!template) throw new Error(`no template ${id}`);
  const { brief = {}, images = [upright], language = 'en' } = more;
  const input = sampleInput({ language, placement, brief });
  const product = { ...input.product, images, photos: [scene] };
  return layoutCreative(buildCreative(template, { ...input, product }), evenMeasurer);
}

function nodeOf(list: DisplayList, id: string): DisplayNode {
  const node = list.scenes[0]?.nodes.find((one) => one.id === id);
  if (!node) throw new Error(`no ${id}`);
  return node;
}

const long = 'A sentence that is far too long to stand on one line beside a price and a button';

describe('a strip', () => {
  it('keeps its headline large when the subline is long, and says a short reason instead', () => {
    const headline = { headline: 'Made to be used', points: ['Folds flat', 'Lasts'] };
    const [short, far] = ['Folds flat', long].map((subline) =>
      textsOf(drawn('product-hero', 'google-leaderboard', { brief: { ...headline, subline } })),
    );
    const sizeOf = (texts: typeof short): number => texts?.find(({ slot }) => slot === 'headline')?.size ?? 0;
    expect(sizeOf(far)).toBe(sizeOf(short));
    expect(far?.map(({ text }) => text)).toContain('Folds flat');
  });

  it('says what to do at 320×100 as well, below the headline', () => {
    const list = drawn('checklist', 'google-large-mobile-banner');
    expect(nodeOf(list, 'cta-text').box.y).toBeGreaterThan(nodeOf(list, 'headline').box.y);
  });
});

describe('an upright product in a square frame', () => {
  it.each(['spotlight', 'diagonal', 'collage', 'checklist', 'framed-poster', 'gallery-label', 'big-price'] as const)(
    'stands beside the words of %s, as high as half the frame',
    (id) => {
      const list = drawn(id, 'google-medium-rectangle');
      expect(nodeOf(list, 'product').box.height).toBeGreaterThan(list.height * 0.45);
    },
  );
});

it.each(['spotlight', 'testimonial', 'checklist', 'big-number'] as const)(
  'lets a broad product run over the edge of a narrow column in %s',
  (id) => {
    const broad: AdImage = { ...upright, asset: { ...upright.asset, width: 1600, height: 900 } };
    const list = drawn(id, 'google-wide-skyscraper', { images: [broad] });
    const { box } = nodeOf(list, 'product');
    expect(box.width).toBeGreaterThan(list.width);
    expect(nodeOf(drawn(id, 'google-wide-skyscraper'), 'product').box.width).toBeLessThan(list.width);
  },
);

it.each(['checklist', 'search', 'countdown', 'collage', 'framed-poster'] as const)(
  'shows a photograph of the product in %s, not a strip of it',
  (id) => {
    const { box } = nodeOf(drawn(id, 'meta-feed-square', { images: [{ ...scene, id: 'product' }] }), 'product');
    expect(box.width / box.height).toBeGreaterThan(0.6);
    expect(box.width / box.height).toBeLessThan(1.2);
  },
);

describe('a photograph under words', () => {
  it('lends its own wall as the ground, above or beside: its sides are wall and table in one', () => {
    const ground = (language: 'en' | 'ar', placement: PlacementId) =>
      drawn('photo-headline', placement, { language }).scenes[0]?.background;
    for (const placement of ['meta-feed-square', 'meta-reels'] as const)
      for (const language of ['en', 'ar'] as const)
        expect(ground(language, placement)).toEqual({ kind: 'solid', color: '#d9d2c8' });
  });

  it('is not cut to a strip below the words of a square page', () => {
    const { box } = nodeOf(drawn('editorial', 'meta-feed-square'), 'photo');
    expect(box.width / box.height).toBeLessThan(0.9);
  });
});

it('does not let a product drown in a disc, a slab or a ground of its own colour', () => {
  const accent = sampleInput({ language: 'en', placement: 'meta-feed-square' }).brand.colors.accent;
  const same = { ...upright, asset: { ...upright.asset, colour: accent } };
  const colourOf = (id: TemplateId, node: string): unknown =>
    JSON.stringify(nodeOf(drawn(id, 'meta-feed-square', { images: [same] }), node).paint).includes(accent);
  expect([colourOf('product-hero', 'disc'), colourOf('diagonal', 'slab')]).toEqual([false, false]);
  const ground = drawn('bold-type', 'meta-feed-square', { images: [same] }).scenes[0]?.background;
  expect(JSON.stringify(ground)).not.toContain(accent);
});

it('points at the product itself, not at the air beside it', () => {
  const stem: AdImage = {
    ...upright,
    asset: { ...upright.asset, outline: Array.from({ length: 10 }, (): [number, number] => [0.1, 0.2]) },
  };
  const across = (language: 'en' | 'ar'): number[] => {
    const list = drawn('callouts', 'meta-feed-square', { images: [stem], language });
    const product = nodeOf(list, 'product').box;
    const dot = nodeOf(list, 'dot-1').box;
    return [(dot.x + dot.width / 2 - product.x) / product.width];
  };
  expect(across('en')[0]).toBeCloseTo(0.15, 1);
  expect(across('ar')[0]).toBeCloseTo(0.15, 1);
});
