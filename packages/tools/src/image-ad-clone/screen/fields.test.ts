import { ImageAdCloneInput } from '@adwright/contract/ads-image/image-ad-clone.ts';
import { expect, it } from 'vitest';
import { fieldsFrom } from './fields.ts';

const reference = 'sample:lamp:scene';
const order = { mode: 'clone', reference, product: { title: 'Clay Mug' }, colors: 'mine', language: 'de', seed: 7 };
const design = { version: 1, product: { name: 'Clay Mug', images: [] } };
const files = { mode: 'sizes', design, sizes: ['meta-stories'], keep_background: true };

it('finds the fields of a clone again in the files of its edited design, with what was changed since', () => {
  const fields = fieldsFrom(ImageAdCloneInput.parse({ ...files, order }), 'en');
  expect(fields).toMatchObject({ reference, colors: 'mine', language: 'de', seed: 7, product: { title: 'Clay Mug' } });
  expect(fields).toMatchObject({ sizes: ['meta-stories'], keepBackground: true });
});

it('takes the product from a design that came without its order', () => {
  const fields = fieldsFrom(ImageAdCloneInput.parse({ ...files, reference }), 'en');
  expect(fields).toMatchObject({ reference, product: { title: 'Clay Mug' } });
});
