import { ImageAdInput } from '@adwright/contract/ads-image/image-ad.ts';
import { expect, it } from 'vitest';
import { batch } from './batch-sheet.ts';

it('photographs the product of a row in the scene that is chosen, and leaves it open where none is', () => {
  const orderOf = (values: Record<string, string>) =>
    ImageAdInput.parse(batch.paramsOf({ product: 'Mug', ...values }, { stored: false }));
  expect(orderOf({ scene: 'kitchen-oak' })).toMatchObject({ mode: 'wall', place: 'kitchen-oak' });
  expect(orderOf({})).toMatchObject({ mode: 'wall', place: null });
});
