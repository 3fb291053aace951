import { expect, it } from 'vitest';
import { csvProducts } from './csv-products.ts';

it('reads a shop’s export by the names of its columns', () => {
  const text =
    '\uFEFFTitle,Vendor,Variant Price,Image Src,Stock\n"Lamp, brass",Kestrel,"1,299.00",https://a.example/1.png,7\n';
  expect(csvProducts(text)).toEqual({
    rows: [{ title: 'Lamp, brass', brand: 'Kestrel', price: 1299, images: ['https://a.example/1.png'] }],
    ignored: ['Stock'],
  });
});

it('takes semicolons, commas in prices, several benefits, and a line break inside a cell', () => {
  const text = 'name;price;benefits;description\nApron;39,90 €;"washable | light";"two\nlines"\n;;;\n';
  expect(csvProducts(text)?.rows).toEqual([
    { title: 'Apron', price: 39.9, currency: 'EUR', benefits: ['washable', 'light'], description: 'two\nlines' },
  ]);
});

it('leaves a row that is only a link to be read from its page', () => {
  expect(csvProducts('url\nshop.example/lamp\nhttps://shop.example/mug\n')?.rows).toEqual([
    'https://shop.example/lamp',
    'https://shop.example/mug',
  ]);
});

it('believes a column of currencies more than a sign', () => {
  expect(csvProducts('title,price,currency\nLamp,"$1,299",cad\n')?.rows).toEqual([
    { title: 'Lamp', price: 1299, currency: 'cad' },
  ]);
});

it('keeps what is no price, so that its row is told of it', () => {
  expect(csvProducts('title,price\nLamp,ask us\n')?.rows).toEqual([{ title: 'Lamp', price: 'ask us' }]);
});

it.each(['', 'colour,size\nred,5\n'])('finds no products in %j', (text) => {
  expect(csvProducts(text)).toBeNull();
});
