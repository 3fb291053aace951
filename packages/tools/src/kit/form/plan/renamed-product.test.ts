import { sampleProducts } from '@adwright/samples/products.ts';
import { expect, it } from 'vitest';
import { adProductOfSample, noProduct } from './ad-product.ts';
import { renamedProduct } from './renamed-product.ts';

const mug = adProductOfSample(sampleProducts[3]);

it('lets go of what came with a product when it becomes another one, and keeps its pictures in view', () => {
  expect(renamedProduct(mug, mug, 'Teapot')).toEqual({ ...noProduct, title: 'Teapot', pictures: mug.pictures });
});

it.each(['Clay Everyday Mug, blue', 'Everyday Mug', 'Clay everyday cup', 'clay  everyday-mug', ''])(
  'takes %j for the same product',
  (title) => {
    expect(renamedProduct(mug, mug, title)).toEqual({ ...mug, title });
  },
);

it.each(['Clay Teapot', 'Night cream', '夜霜'])('takes %j for another product', (title) => {
  expect(renamedProduct(mug, mug, title)).toMatchObject({ brand: '', price: null, benefits: [], colors: [] });
});

it('keeps what the person typed', () => {
  const typed = { ...mug, brand: 'Mine', benefits: ['Pours well'] };
  expect(renamedProduct(typed, mug, 'Teapot')).toMatchObject({ brand: 'Mine', benefits: ['Pours well'], price: null });
});

it('brings the facts back with the name, but none over what was typed meanwhile', () => {
  const teapot = { ...renamedProduct(mug, mug, 'Teapot'), brand: 'Mine' };
  expect(renamedProduct(teapot, mug, mug.title)).toEqual({ ...mug, brand: 'Mine' });
});

it('leaves a product alone that was typed in from the first letter', () => {
  const typed = { ...noProduct, title: 'Lamp', price: 79, brand: 'Bow' };
  expect(renamedProduct(typed, noProduct, 'Desk light')).toEqual({ ...typed, title: 'Desk light' });
});
