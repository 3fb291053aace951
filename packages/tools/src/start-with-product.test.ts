import { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { expect, it } from 'vitest';
import { asProduct, briefOf } from './start-with-product.ts';

it('hands a long name over without cutting a word or a bracket', () => {
  const words = 'STEEL BOTTLE 750 ML INSULATED DOUBLE WALL KEEPS HOT FOR TWELVE HOURS AND COLD FOR A DAY';
  const title = `${words} WITH A LIFETIME WARRANTY (25 YEARS) AND A BRUSH`;
  const product = AdProductInput.parse({ title });
  expect(asProduct(product)).toMatchObject({ product: { title: words } });
  expect(briefOf(product)).toMatchObject({ product: words });
});
