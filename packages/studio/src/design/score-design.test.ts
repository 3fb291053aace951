import { describe, expect, it } from 'vitest';
import type { Creative } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';
import { layoutCreative } from '../layout/layout.ts';
import { sampleBrand } from '../samples/sample-input.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import type { AdSubject } from './ad-subject.ts';
import { scoreDesign, type ScorePart } from './score-design.ts';

type Ad = {
  color?: string;
  headline?: number;
  title?: string;
  words?: number;
  product?: number;
  ground?: string;
  y?: number;
};

const text = (
  id: string,
  slot: 'headline' | 'subline',
  words: string,
  size: number,
  y: number,
  color: string,
): Layer => ({
  kind: 'text',
  id,
  slot,
  text: words,
  box: { x: 60, y, width: 880, height: 300 },
  style: { font: 'body', size, color },
});

function creative({
  color = '#111111',
  headline = 90,
  title = 'Made for miles',
  words = 6,
  product = 0.45,
  ground = '#ffffff',
  y = 80,
}: Ad): Creative {
  const side = 1000 * Math.sqrt(product);
  const layers: Layer[] = [
    {
      kind: 'image',
      id: 'product',
      slot: 'product',
      asset: 'shoe',
      fit: 'contain',
      box: { x: 0, y: 420, width: side, height: side },
    },
    text('headline', 'headline', title, headline, y, color),
    text('subline', 'subline', Array.from({ length: words }, () => 'walk').join(' '), 30, 260, color),
  ];
  return {
    version: 1,
    kind: 'picture',
    width: 1000,
    height: 1000,
    fps: 30,
    language: 'en',
    direction: 'ltr',
    safe: { top: 40, right: 0, bottom: 0, left: 0 },
    brand: sampleBrand(0),
    assets: { shoe: { kind: 'image', src: 'shoe', width: 500, height: 500, cutout: true } },
    scenes: [{ id: 'main', duration: 1, background: { kind: 'solid', color: ground }, layers }],
    overlay: [],
    audio: [],
    meta: {},
  };
}

function score(ad: Ad, productColour?: string) {
  const { total, parts } = scoreDesign(layoutCreative(creative(ad), evenMeasurer), {
    names: ['Milestone shoe'],
    facts: [],
    hasLogo: false,
    colour: productColour,
  });
  const part = (name: ScorePart) => parts.find((found) => found.part === name)?.score ?? -1;
  return { total, part };
}

describe('the score of a design', () => {
  it('falls with the contrast of its words, step by step', () => {
    const totals = ['#111111', '#595959', '#767676', '#949494', '#cccccc'].map((color) => score({ color }));
    for (const [index, next] of totals.slice(1).entries()) {
      expect(next.part('contrast')).toBeLessThan(totals[index]?.part('contrast') ?? 0);
      expect(next.total).toBeLessThan(totals[index]?.total ?? 0);
    }
  });

  it('prefers a call on a button that is read to one that is only words', () => {
    const call = (button: string | undefined, color: string): number => {
      const ad = creative({});
      const box = { x: 60, y: 360, width: 200, height: 60 };
      const layers: Layer[] = [
        ...(button
          ? [
              {
                kind: 'shape' as const,
                id: 'button',
                box,
                shape: { kind: 'rect' as const },
                fill: { kind: 'solid' as const, color: button },
              },
            ]
          : []),
        { kind: 'text', id: 'call', slot: 'cta', text: 'Buy', box, style: { font: 'body', size: 30, color } },
      ];
      const scenes = ad.scenes.map((scene) => ({ ...scene, layers: [...scene.layers.slice(1), ...layers] }));
      const { parts } = scoreDesign(layoutCreative({ ...ad, scenes }, evenMeasurer));
      return parts.find(({ part }) => part === 'contrast')?.score ?? -1;
    };
    expect(call('#0b6bcb', '#ffffff')).toBeGreaterThan(call(undefined, '#111111'));
    expect(call('#7fb3ea', '#ffffff')).toBeLessThan(call(undefined, '#111111'));
  });

  it('falls when the headline is hardly larger than the rest', () => {
    expect(score({ headline: 34 }).part('hierarchy')).toBeLessThan(score({ headline: 60 }).part('hierarchy'));
    expect(score({ headline: 60 }).part('hierarchy')).toBeLessThan(score({ headline: 95 }).part('hierarchy'));
  });

  it('falls with every dozen words too many', () => {
    const scores = [10, 30, 45, 60].map((words) => score({ words }).part('text'));
    expect(scores.toSorted((a, b) => b - a)).toEqual(scores);
    expect(new Set(scores).size).toBe(4);
  });

  it('grows with the product until it fills enough of the frame', () => {
    const scores = [0.01, 0.05, 0.1, 0.25].map((product) => score({ product }).part('product'));
    expect(scores.toSorted((a, b) => a - b)).toEqual(scores);
    expect(new Set(scores).size).toBe(4);
  });

  it('falls when the product has the colour of what is behind it', () => {
    expect(score({ ground: '#f5f2ec' }, '#f2f0ea').part('product')).toBeLessThan(
      score({ ground: '#f5f2ec' }, '#1f7f72').part('product'),
    );
  });

  it('falls when words leave the safe zone', () => {
    expect(score({ y: 10 }).part('completeness')).toBeLessThan(score({}).part('completeness'));
  });

  it('does not hold a missing product against an ad that has none', () => {
    const ad = creative({});
    const words = {
      ...ad,
      assets: {},
      scenes: ad.scenes.map((scene) => ({ ...scene, layers: scene.layers.slice(1) })),
    };
    const { parts } = scoreDesign(layoutCreative(words, evenMeasurer));
    expect(parts.map(({ part }) => part)).not.toContain('product');
  });
});

it('takes off for a word that is parted, and more for a name that is cut within one', () => {
  const subject: AdSubject = { names: ['Feuchtigkeitsversorgungsserum'], facts: [], hasLogo: false };
  const scored = (title: string) => {
    const list = layoutCreative(creative({ title, headline: 75 }), evenMeasurer);
    return scoreDesign(list, subject);
  };
  const part = (title: string, name: ScorePart) => scored(title).parts.find((one) => one.part === name)?.score ?? 0;
  const [short, long] = ['Feuchtigkeitsserum', 'Feuchtigkeitsversorgungsserum'];
  expect(part(long, 'completeness')).toBeLessThan(part(short, 'completeness'));
  expect(part(long, 'message')).toBeGreaterThan(part('Feuchtigkeitsv…', 'message') + 30);
  expect(scored('Feuchtigkeitsv…').total).toBeLessThan(scored(long).total);
});
