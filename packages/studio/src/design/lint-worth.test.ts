import { expect, it } from 'vitest';
import { layoutCreative } from '../layout/layout.ts';
import { placementOf } from '../placements.ts';
import { evenMeasurer } from '../text/even-measurer.ts';
import { designCreative } from './design-creative.ts';
import { lintDesign } from './lint-design.ts';
import { judgedAds } from './testing/judged-ads.ts';

const placement = placementOf('meta-feed-square');

function kindsOf(name: string, facts: readonly string[] = []): string[] {
  const design = judgedAds.find((ad) => ad.name === name)?.design;
  if (!design) throw new Error(`no ad called ${name}`);
  const list = layoutCreative(designCreative(design, placement), evenMeasurer);
  const file = { width: placement.width, height: placement.height, bytes: 90_000 };
  return lintDesign({ design, placement, list, facts, file }).map(({ kind, level }) => `${level} ${kind}`);
}

it.each([
  ['a tiny photograph', 'error blurry_picture'],
  ['an enlarged photograph', 'error blurry_picture'],
  ['a soft photograph', 'warning blurry_picture'],
  ['a headline cut in a bracket', 'error cut_headline'],
  ['a headline cut in a word', 'error cut_headline'],
  ['nothing said', 'warning weak_headline'],
  ['no product and nothing said', 'warning no_product'],
  ['no product and nothing said', 'warning no_name'],
  ['the second line repeats the first', 'warning duplicate_words'],
  ['words too small for a phone', 'warning small_text'],
])('says of %s: %s', (name, found) => {
  expect(kindsOf(name)).toContain(found);
});

it.each(judgedAds.filter(({ worth }) => worth === 'good').map(({ name }) => name))('has nothing against %s', (name) => {
  const news = /blurry_picture|cut_headline|weak_headline|no_product|small_text|duplicate_words/;
  expect(kindsOf(name).filter((kind) => news.test(kind))).toEqual([]);
});

it('takes a headline for the product’s own where the product says it, though nothing else in the ad does', () => {
  const [said] = judgedAds.flatMap(({ name, design }) => (name === 'nothing said' ? [design.brief.headline] : []));
  expect(kindsOf('nothing said', said === undefined ? [] : [said])).not.toContain('warning weak_headline');
});
