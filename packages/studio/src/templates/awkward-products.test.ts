/** What people really bring: names as long as a sentence, no price, no brand, other scripts, tiny and huge pictures. */
import { describe, expect, it } from 'vitest';
import type { Layer } from '../creative/layer.ts';
import { layoutCreative } from '../layout/layout.ts';
import { placementOf, type PlacementId } from '../placements.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative } from '../template.ts';
import type { AdImage, TemplateInput } from '../template-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { templates } from './registry.ts';

const photo = (width: number, height: number): AdImage => ({
  id: 'product',
  asset: { kind: 'image', src: 'photo', width, height, cutout: false, tones: { dark: '#202020', light: '#f0f0f0' } },
});
const long = 'STEEL BOTTLE 750 ML INSULATED DOUBLE WALL WITH WARRANTY (2 YEARS) AND A FREE GIFT';
const bare = ({ brief, ...input }: TemplateInput, headline: string): TemplateInput => ({
  ...input,
  brief: { language: brief.language, direction: brief.direction, headline, ...(brief.cta && { cta: brief.cta }) },
  brand: { ...input.brand, name: '' },
});

const products: Record<string, (placement: PlacementId) => TemplateInput> = {
  'a name of 80 characters': (placement) => {
    const input = sampleInput({ language: 'en', placement, brief: { headline: long } });
    return { ...input, brand: { ...input.brand, name: long }, product: { ...input.product, name: long } };
  },
  'no price and no brand': (placement) => bare(sampleInput({ language: 'en', placement }), 'Fresh juice by seven'),
  Arabic: (placement) => {
    const input = sampleInput({ language: 'ar', placement });
    return { ...input, brand: { ...input.brand, name: 'قارورة مورو المعزولة من الفولاذ (لتران)' } };
  },
  Japanese: (placement) =>
    sampleInput({ language: 'ja', placement, brief: { headline: '真空断熱ボトル（2本セット）' } }),
  emoji: (placement) => bare(sampleInput({ language: 'en', placement }), '✨🔥 GlowUp Serum 👩‍🔬 (50 ml) 🔥✨'),
  'a photo of 48 × 36': (placement) => {
    const input = sampleInput({ language: 'en', placement });
    return { ...input, product: { name: 'Box', images: [photo(48, 36)], photos: [photo(48, 36)] } };
  },
  'a photo of 8000 × 6000': (placement) => {
    const input = sampleInput({ language: 'en', placement });
    return { ...input, product: { name: 'Box', images: [photo(8000, 6000)], photos: [photo(8000, 6000)] } };
  },
  'text only': (placement) => {
    const input = bare(sampleInput({ language: 'en', placement }), 'Our café opens on Friday');
    return { ...input, product: { name: '', images: [] } };
  },
};

const sizes = [
  'meta-feed-square',
  'meta-feed-portrait',
  'meta-stories',
  'google-responsive-wide',
  'google-medium-rectangle',
  'google-wide-skyscraper',
  'google-leaderboard',
  'google-mobile-banner',
] as const satisfies readonly PlacementId[];

const pictures = templates.filter(({ kind }) => kind === 'picture');

function textsIn(layers: readonly Layer[]): Map<string, string> {
  return new Map(
    layers.flatMap((layer) =>
      layer.kind === 'group'
        ? [...textsIn(layer.children)]
        : layer.kind === 'text'
          ? [[layer.id, layer.text] as const]
          : [],
    ),
  );
}

const closed = (text: string): string => text.replaceAll(/[\s\u200e\u200f\u2066-\u2069]/gu, '').toLowerCase();

/** Whole, or cut after a whole word with a sign that says so. */
function cutWell(shown: string, whole: string): boolean {
  if (closed(shown) === closed(whole)) return true;
  if (!shown.endsWith('…')) return false;
  const kept = shown.slice(0, -1);
  const rest = closed(whole).slice(closed(kept).length);
  if (!closed(whole).startsWith(closed(kept)) || /[([（]\S*$/u.test(kept)) return false;
  const words = whole.toLowerCase().split(/[\s-]+/u);
  const last =
    kept
      .toLowerCase()
      .split(/[\s-]+/u)
      .at(-1) ?? '';
  const isSpaced = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(whole);
  return rest !== '' && (!isSpaced || words.some((word) => word.replace(/[\p{P}]+$/u, '') === last));
}

describe.each(pictures.map((template) => [template.id, template] as const))('%s', (_id, template) => {
  it('cuts no word in the middle and says where it cuts', () => {
    const wrong: string[] = [];
    for (const size of sizes) {
      for (const [name, input] of Object.entries(products)) {
        const creative = buildCreative(template, input(size));
        const whole = textsIn(creative.scenes.flatMap(({ layers }) => layers));
        for (const { id, paint } of layoutCreative(creative, evenMeasurer).scenes[0]?.nodes ?? []) {
          if (paint.kind !== 'text') continue;
          const shown = paint.lines.map(({ text }) => text).join(' ');
          if (!cutWell(shown, whole.get(id) ?? shown)) wrong.push(`${size}, ${name}: ${id} “${shown}”`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('draws no rule where there is nothing to rule off', () => {
    const wrong: string[] = [];
    for (const size of sizes) {
      for (const name of ['no price and no brand', 'text only']) {
        const { scenes } = buildCreative(template, (products[name] as (typeof products)[string])(size));
        wrong.push(...strayRules(scenes.flatMap(({ layers }) => layers)).map((id) => `${size}, ${name}: ${id}`));
      }
    }
    expect(wrong).toEqual([]);
  });

  it('shows the price in the sizes of a feed', () => {
    if (!template.slots.includes('price')) return;
    const wrong = (['meta-feed-square', 'meta-feed-portrait'] as const).flatMap((placement) =>
      (['bottle', 'can', 'jar', 'speaker', 'kitchen'] as const).filter((product) => {
        const creative = buildCreative(template, sampleInput({ language: 'en', placement, product }));
        const { dropped } = layoutCreative(creative, evenMeasurer);
        return dropped.some(({ id, slot }) => slot === 'price' || id === 'price');
      }),
    );
    expect(wrong).toEqual([]);
  });
});

/** Lines that end a stack or follow each other in it, and stacks of nothing but lines. */
function strayRules(layers: readonly Layer[]): string[] {
  return layers.flatMap((layer) => {
    if (layer.kind !== 'group') return [];
    const { children, layout, fill } = layer;
    const stray = children.filter(
      (child, at) => isRule(child) && (children[at + 1] ? isRule(children[at + 1]) : at > 0),
    );
    const isStack = layout !== 'free' && fill === undefined;
    return [...(isStack ? stray.map(({ id }) => id) : []), ...strayRules(children)];
  });
}

/** A drawn mark beside words is one, too; only what is thin divides. */
function isRule(layer: Layer | undefined): boolean {
  if (layer?.kind === 'group')
    return layer.fill === undefined && layer.children.length > 0 && layer.children.every(isRule);
  return layer?.kind === 'shape' && /rule|line|dots|maker/.test(layer.id);
}

it.each(['bold-type', 'editorial', 'framed-poster'] as const)('has no line under a missing name in %s', (id) => {
  const template = pictures.find((one) => one.id === id);
  if (!template) throw new Error(`no template ${id}`);
  const input = products['no price and no brand']?.('meta-feed-square') as TemplateInput;
  const drawn = layoutCreative(buildCreative(template, input), evenMeasurer).scenes[0]?.nodes.map((node) => node.id);
  for (const line of ['foot-line', 'running-rule', 'maker-a', 'maker-b']) expect(drawn).not.toContain(line);
});

it('keeps the border of a framed poster to itself: nothing is drawn outside it, nothing painted over', () => {
  const template = pictures.find(({ id }) => id === 'framed-poster');
  if (!template) throw new Error('no framed poster');
  for (const size of sizes.slice(0, 6)) {
    const list = layoutCreative(
      buildCreative(template, sampleInput({ language: 'en', placement: size })),
      evenMeasurer,
    );
    const border = list.scenes[0]?.nodes.filter(({ id }) => /^(?:border|corner)/.test(id)) ?? [];
    expect(border.map(({ id }) => id)).toEqual(['border-outer', 'border-inner']);
    for (const { bounds } of border) {
      expect(Math.min(bounds.x, bounds.y)).toBeGreaterThan(0);
      expect(bounds.x + bounds.width).toBeLessThan(list.width);
    }
  }
});

it('knows every size it lays out', () => {
  expect(sizes.map((size) => placementOf(size).id)).toEqual([...sizes]);
});
