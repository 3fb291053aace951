import { tools } from '@adwright/tools/registry.ts';
import { expect, it } from 'vitest';
import { tilePrices } from './tile-prices.ts';

it('says of every tool what the tool itself charges', () => {
  const brief = { product: 'Lamp', benefits: ['Dims to 2 percent'] };
  expect(tilePrices).toEqual({
    'ad-copy': tools['ad-copy'].price(tools['ad-copy'].input.parse({ brief })),
    'image-resizer': tools['image-resizer'].price(tools['image-resizer'].input.parse({ picture: 'sample:mug:scene' })),
    'id-photo': tools['id-photo'].price(tools['id-photo'].input.parse({ photo: 'sample:mug:scene' })),
    'image-ad': tools['image-ad'].price(tools['image-ad'].input.parse({ mode: 'wall' })),
    'image-ad-clone': tools['image-ad-clone'].price(
      tools['image-ad-clone'].input.parse({
        mode: 'clone',
        reference: 'sample:mug:scene',
        product: { title: 'Lamp' },
      }),
    ),
    'qr-code': tools['qr-code'].price(tools['qr-code'].input.parse({ content: { type: 'text', text: 'x' } })),
    'product-image': tools['product-image'].price(
      tools['product-image'].input.parse({
        picture: 'sample:mug:cutout',
        backdrops: [{ kind: 'scene', scene: 'arch' }],
      }),
    ),
    'background-removal': tools['background-removal'].price(
      tools['background-removal'].input.parse({ pictures: [{ picture: 'sample:mug:scene' }] }),
    ),
    'gif-banner': tools['gif-banner'].price(tools['gif-banner'].input.parse({ product: { title: 'Lamp' } })),
    banner: tools.banner.price(tools.banner.input.parse({ product: { title: 'Lamp' } })),
    poster: tools.poster.price(tools.poster.input.parse({ product: { title: 'Lamp' } })),
    'display-ad': tools['display-ad'].price(
      tools['display-ad'].input.parse({ product: { title: 'Lamp' }, click_url: 'example.com' }),
    ),
    'ppc-preview': tools['ppc-preview'].price(
      tools['ppc-preview'].input.parse({
        business: 'Bow',
        url: 'example.com',
        headlines: [{ text: 'Bow' }, { text: 'Warm light' }, { text: 'Made of steel' }],
        descriptions: [{ text: 'A lamp.' }, { text: 'A good one.' }],
      }),
    ),
  });
});
