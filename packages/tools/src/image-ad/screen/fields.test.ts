import { ImageAdInput } from '@adwright/contract/ads-image/image-ad.ts';
import { expect, it } from 'vitest';
import { fieldsFrom, missingHalves, parseFields } from './fields.ts';

const order = { mode: 'wall', product: { title: 'Clay Mug', benefits: ['Keeps warm'] }, goal: 'sale', count: 5 };
const picture = { id: 'product', asset: { kind: 'image', src: 'sample:mug:cutout', width: 9, height: 9 } };
const own = {
  id: 'two',
  asset: { kind: 'image', src: 'asset:5f0c3d5e-52a3-4a53-9d52-0c2f8f1f0d11', width: 9, height: 9 },
};
const design = { version: 1, product: { name: 'Clay Mug', images: [picture, own] } };
const files = { mode: 'sizes', designs: [design], sizes: ['meta-stories'] };

it('finds the fields of a wall again in the files of its designs, with the sizes that were made', () => {
  const fields = fieldsFrom(ImageAdInput.parse({ ...files, order }), 'en');
  expect(fields).toMatchObject({ goal: 'sale', count: 5, sizes: ['meta-stories'] });
  expect(fields.product).toMatchObject({ title: 'Clay Mug', benefits: ['Keeps warm'] });
});

it('takes the product from a design that came without its order', () => {
  const { product } = fieldsFrom(ImageAdInput.parse(files), 'en');
  const pictures = ['sample:mug:cutout', '5f0c3d5e-52a3-4a53-9d52-0c2f8f1f0d11'];
  expect(product).toMatchObject({ title: 'Clay Mug', pictures });
});

it('keeps the place that was chosen, and finds none in an order from before there was a choice', () => {
  const chosen = fieldsFrom(ImageAdInput.parse({ ...files, order: { ...order, place: 'bath-ocean' } }), 'en');
  expect(parseFields(chosen).data).toMatchObject({ place: 'bath-ocean' });
  expect(fieldsFrom(order, 'en').place).toBeNull();
});

it('reads an old price as it is written, with its sign and its thousands', () => {
  const fields = { ...fieldsFrom(ImageAdInput.parse(order), 'en'), oldPrice: '$1,499' };
  expect(parseFields(fields).data).toMatchObject({ facts: { old_price: 1499 } });
});

it('says what half a review or comparison still needs', () => {
  const fields = fieldsFrom(ImageAdInput.parse(order), 'en');
  expect([...missingHalves({ ...fields, quote: 'Lovely', rows: 'Dishwasher safe' })]).toEqual(['author', 'them']);
  expect([...missingHalves({ ...fields, author: 'Ada', them: 'Others' })]).toEqual(['quote', 'rows']);
  expect([...missingHalves({ ...fields, quote: 'Lovely', author: 'Ada' })]).toEqual([]);
});
