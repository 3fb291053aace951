import { ImageAdInput, type ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { describe, expect, it } from 'vitest';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { copyOfBrief, writeFeedCopy } from './feed-copy.ts';
import { feeds, foldedText } from './feeds.ts';

const orderOf = (some: object): ImageAdWallInput => ImageAdInput.parse({ mode: 'wall', ...some }) as ImageAdWallInput;
const mug = {
  ...noProduct,
  title: 'Travel mug',
  brand: 'Kettle & Co',
  benefits: ['Keeps coffee hot for six hours', 'No leaks'],
};
const brief = {
  language: 'en',
  direction: 'ltr',
  headline: 'Hot till noon',
  cta: 'Shop now',
  subline: 'No leaks',
} as const;

describe('the copy around an ad in a feed', () => {
  it.each(feeds)('is written from the facts for $id, with the ad’s own headline and button', async ({ network }) => {
    const copy = await writeFeedCopy(orderOf({ product: mug, language: 'en' }), brief, { network, turn: 0 });
    expect(copy).toMatchObject({ name: 'Kettle & Co', headline: 'Hot till noon', cta: 'Shop now' });
    expect(copy.text).not.toBe('');
    expect(copy.text.length).toBeLessThanOrEqual(network === 'tiktok' ? 100 : 2200);
  });

  it('is another with the next number, and the same with the same', async () => {
    const order = orderOf({ product: mug, language: 'en' });
    const text = async (turn: number) => (await writeFeedCopy(order, brief, { network: 'meta', turn })).text;
    expect(await text(0)).toBe(await text(0));
    expect(await text(1)).not.toBe(await text(0));
  });

  it('is the person’s own where they wrote the ad themselves', async () => {
    const text = 'Café Mira: we open on Friday. Free coffee till noon.';
    expect(await writeFeedCopy(orderOf({ text }), brief, { network: 'meta', turn: 0 })).toMatchObject({
      name: 'Café Mira',
      text,
    });
  });

  it('is in the product’s language', async () => {
    const cup = { ...noProduct, title: 'كوب سفر', benefits: ['يحفظ القهوة ساخنة', 'لا يتسرب'] };
    const { text } = await writeFeedCopy(orderOf({ product: cup }), brief, { network: 'meta', turn: 0 });
    expect(text).toMatch(/\p{Script=Arabic}/u);
  });

  it('is what stands in the ad where its facts are lost', () => {
    expect(copyOfBrief(brief)).toEqual({ name: '', text: 'No leaks', headline: 'Hot till noon', cta: 'Shop now' });
  });
});

describe('a long text in a feed', () => {
  it('is folded after a whole word', () => {
    expect(foldedText('one two three four', 11)).toBe('one two');
    expect(foldedText('one two', 11)).toBeNull();
    expect(foldedText('長い文章が続きます', 4)).toBe('長い文章');
  });
});
