import { expect, it } from 'vitest';
import { layoutCreative } from '../layout/layout.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { subjectOf } from './ad-subject.ts';
import { designCreative } from './design-creative.ts';
import { scoreDesign } from './score-design.ts';
import { judgedAds, type JudgedAd } from './testing/judged-ads.ts';

const totals = new Map(
  judgedAds.map(({ name, design }) => {
    const list = layoutCreative(designCreative(design, 'meta-feed-square'), evenMeasurer);
    const { total } = scoreDesign(list, subjectOf(design, { colour: design.product.images[0]?.asset.colour }));
    return [name, total];
  }),
);
const of = (name: string): number => {
  const total = totals.get(name);
  if (total === undefined) throw new Error(`no ad called ${name}`);
  return total;
};

const bands: Record<JudgedAd['worth'], { least: number; most: number }> = {
  good: { least: 68, most: 95 },
  ordinary: { least: 48, most: 75 },
  bad: { least: 0, most: 40 },
};

it.each(judgedAds.map(({ name, worth }) => [name, worth] as const))('gives %s what is %s', (name, worth) => {
  expect(of(name)).toBeGreaterThanOrEqual(bands[worth].least);
  expect(of(name)).toBeLessThanOrEqual(bands[worth].most);
});

/** The same ad, made worse step by step. */
it.each([
  ['a plinth', 'a general headline', 'a headline cut in a word'],
  ['a plinth', 'the second line repeats the first', 'a tiny cut-out'],
  ['a photograph with a headline', 'a soft photograph', 'an enlarged photograph'],
  ['a photograph with a headline', 'a soft photograph', 'a tiny photograph'],
  ['a hero', 'a small product', 'nothing said'],
  ['a hero', 'faint words', 'a headline nobody reads'],
  ['a hero', 'a headline cut in a bracket', 'a tiny photograph and a cut headline'],
  ['a diagonal', 'a headline as long as a sentence', 'no words'],
])('puts %s before %s before %s', (...names) => {
  const [best = 0, middle = 0, worst = 0] = names.map(of);
  expect(best).toBeGreaterThan(middle + 3);
  expect(middle).toBeGreaterThan(worst);
});

it('spreads: the best and the worst are far apart, and few are alike', () => {
  const all = [...totals.values()];
  expect(judgedAds.length).toBeGreaterThanOrEqual(24);
  expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(60);
  expect(all.filter((total) => total > 95)).toEqual([]);
});
