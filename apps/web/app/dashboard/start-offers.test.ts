import { describe, expect, it } from 'vitest';
import { isAddress, startOffers } from './start-offers.ts';

describe('what can be made from what is typed', () => {
  it('offers nothing for nothing', () => {
    expect(startOffers('  ')).toEqual([]);
  });

  it.each(['yourshop.com', 'https://yourshop.com/products/apron?size=m', ' shop.example.co/x '])(
    'reads %s',
    (typed) => {
      expect(isAddress(typed)).toBe(true);
      expect(startOffers(typed)).toEqual(expect.arrayContaining(['ImageAd', 'ProductImage', 'Products']));
    },
  );

  it.each(['Linen apron', 'apron', 'Two for one. Today only.', 'v2.0'])('takes %s for words', (typed) => {
    expect(isAddress(typed)).toBe(false);
    expect(startOffers(typed)[0]).toBe('ImageAd');
    // Neither has anything to work with but a picture or a page.
    expect(startOffers(typed)).not.toContain('ProductImage');
    expect(startOffers(typed)).not.toContain('Products');
  });
});
