import { tools } from '@adwright/tools/registry.ts';
import { expect, it } from 'vitest';
import { tilePrices } from './tile-prices.ts';

it('says of every tool what the tool itself charges', () => {
  const brief = { product: 'Lamp', benefits: ['Dims to 2 percent'] };
  expect(tilePrices).toEqual({
    'ad-copy': tools['ad-copy'].price(tools['ad-copy'].input.parse({ brief })),
    'qr-code': tools['qr-code'].price(tools['qr-code'].input.parse({ content: { type: 'text', text: 'x' } })),
  });
});
