import { AppError } from '@adwright/contract/errors.ts';
import { sampleInput } from '@adwright/studio/samples/sample-input.ts';
import { expect, it } from 'vitest';
import { contract as imageAd } from './contract.ts';

function issueOf(input: unknown): string | undefined {
  try {
    imageAd.check?.(imageAd.input.parse(input));
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.issues[0]?.path;
    throw error;
  }
}
const product = { title: 'North Steel Bottle', benefits: ['Keeps hot', 'Does not leak'] };
const { brief, brand } = sampleInput({ language: 'en', placement: 'meta-feed-square' });
const design = {
  version: 1,
  base: { kind: 'template', template: 'bold-type' },
  brief,
  product: { name: 'Morrow', images: [] },
  brand,
  patches: [],
};

it('costs half a credit a variant, rounded up, and nothing for the sizes of a chosen one', () => {
  const price = (input: unknown) => imageAd.price(imageAd.input.parse(input));
  expect(price({ mode: 'wall', product })).toBe(6);
  expect(price({ mode: 'wall', product, count: 5 })).toBe(3);
  expect(price({ mode: 'sizes', designs: [design], sizes: ['meta-reels'] })).toBe(0);
});

it('names what is wrong with an order for a wall', () => {
  expect(issueOf({ mode: 'wall', product })).toBeUndefined();
  expect(issueOf({ mode: 'wall' })).toBe('product');
  expect(issueOf({ mode: 'wall', product, language: 'xx' })).toBe('language');
  expect(issueOf({ mode: 'wall', product, sizes: ['meta-reels', 'billboard-on-mars'] })).toBe('sizes.1');
  expect(issueOf({ mode: 'wall', product, networks: ['myspace'] })).toBe('networks.0');
  expect(issueOf({ mode: 'wall', product, count: 20, networks: ['meta', 'google-display'] })).toBe('sizes');
  expect(issueOf({ mode: 'wall', product, template: 'kinetic-type' })).toBe('template');
  expect(issueOf({ mode: 'wall', product, template: 'testimonial' })).toBe('template');
  expect(issueOf({ mode: 'wall', product, template: 'checklist' })).toBeUndefined();
});

it('photographs products where a person chose, and nowhere that there is not', () => {
  expect(imageAd.input.parse({ mode: 'wall', product })).toMatchObject({ place: null });
  expect(imageAd.input.parse({ mode: 'wall', product, place: 'kitchen-oak' })).toMatchObject({ place: 'kitchen-oak' });
  expect(imageAd.input.safeParse({ mode: 'wall', product, place: 'on-the-moon' }).success).toBe(false);
});

it('takes only designs it can read, with pictures that are the person’s own', () => {
  const sizes = ['meta-feed-square'];
  expect(issueOf({ mode: 'sizes', designs: [design], sizes })).toBeUndefined();
  expect(issueOf({ mode: 'sizes', designs: [design, { version: 1 }], sizes })).toMatch(/^designs\.1\./);
  const strange = { id: 'a', asset: { kind: 'image', src: 'https://example.com/a.png', width: 9, height: 9 } };
  const foreign = { ...design, product: { name: 'Morrow', images: [strange] } };
  expect(issueOf({ mode: 'sizes', designs: [foreign], sizes })).toBe('designs.0');
});
