import { expect, it } from 'vitest';
import type { DisplayNode } from '../../layout/display-list.ts';
import { layoutCreative } from '../../layout/layout.ts';
import { sampleInput } from '../../samples/sample-input.ts';
import { buildCreative, type TemplateId } from '../../template.ts';
import type { AdBrief, AdImage } from '../../template-input.ts';
import { evenMeasurer } from '../../text/even-measurer.ts';
import { templateOf } from '../registry.ts';

const can: AdImage = { id: 'can', asset: { kind: 'image', src: 'can', width: 500, height: 900, cutout: true } };

function leaderboard(id: TemplateId, brief: Partial<AdBrief> = {}, image = can): readonly DisplayNode[] {
  const template = templateOf(id);
  if (!template) throw new Error(`no template ${id}`);
  const input = sampleInput({ language: 'en', placement: 'google-leaderboard', brief });
  const product = { ...input.product, images: [image] };
  return layoutCreative(buildCreative(template, { ...input, product }), evenMeasurer).scenes[0]?.nodes ?? [];
}

/** Slots in reading order, each at its first place. */
function order(nodes: readonly DisplayNode[]): string[] {
  const known = new Set<string>(['product', 'headline', 'price', 'quote', 'bullet', 'cta']);
  const seen = nodes.filter(({ slot }) => slot && known.has(slot)).toSorted((a, b) => a.box.x - b.box.x);
  return [...new Set(seen.map(({ slot }) => slot as string))];
}

it('reads in the order that carries the idea of a template', () => {
  expect(order(leaderboard('product-hero'))).toEqual(['product', 'headline', 'price', 'cta']);
  expect(order(leaderboard('big-price'))).toEqual(['price', 'headline', 'cta', 'product']);
  expect(order(leaderboard('diagonal')).slice(0, 2)).toEqual(['headline', 'product']);
  expect(order(leaderboard('testimonial'))).toEqual(['product', 'quote', 'cta']);
  expect(order(leaderboard('checklist'))).toEqual(['product', 'headline', 'bullet', 'cta']);
});

it('cuts the product of a type template by both edges', () => {
  const product = leaderboard('bold-type').find(({ slot }) => slot === 'product');
  expect(product?.box.y).toBeLessThan(0);
  expect(product?.box.height).toBeGreaterThan(90 * 1.5);
});

it('puts the product first in an offer that has no price and no shout', () => {
  const bare = leaderboard('coupon', { price: '', oldPrice: '', badge: '' });
  expect(order(bare)).toEqual(['product', 'headline', 'cta']);
});

it('says the headline where what was said is too long for a strip', () => {
  const long = { text: 'word '.repeat(60), author: 'A customer' };
  expect(order(leaderboard('testimonial', { quote: long }))).toEqual(['product', 'headline', 'cta']);
});

it('lends the card’s colour to the ground where the product would drown in it', () => {
  const { accent } = sampleInput({ language: 'en', placement: 'google-leaderboard' }).brand.colors;
  const same = { ...can, asset: { ...can.asset, colour: accent } };
  const grounds = (image: AdImage): boolean => leaderboard('search', {}, image).some(({ id }) => id === 'ground');
  expect([grounds(can), grounds(same)]).toEqual([false, true]);
});
