import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import { AppError } from '@adwright/contract/errors.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const page: ProductPage = {
  url: 'https://shop.example/lamp',
  site_name: 'Shop',
  title: 'Kestrel lamp',
  description: 'A lamp.',
  benefits: ['Folds flat'],
  price: 49.9,
  list_price: null,
  currency: 'EUR',
  brand: 'Kestrel',
  available: true,
  rating: null,
  reviews: [],
  images: [{ url: 'https://shop.example/lamp.png', width: null, height: null, alt: '', score: 1 }],
  videos: [],
  logo: 'https://shop.example/gone.png',
  colors: ['#112233'],
  fonts: [],
  language: 'en',
};

describeOnDatabases('products', (database) => {
  let server: TestApp;
  let token = '';
  beforeAll(async () => {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    server = await openRunApp(database(), {
      worker: false,
      deps: {
        pages: {
          readProductPage: async (url) => {
            if (url.includes('empty')) throw new AppError('page_nothing_found');
            return page;
          },
          readBrandPage: async () => page,
          fetchPicture: async (url) => {
            if (url.includes('gone')) throw new AppError('page_missing');
            return { bytes: picture, url, kind: 'image/png', width: 40, height: 30 };
          },
          fetchFilm: async () => undefined,
        },
      },
    });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  it('are kept, changed, listed, deleted and brought back', async () => {
    const made = await server.call('productCreate', { title: 'Linen apron', price: 39, currency: 'usd' }, { token });
    expect(made.body.data).toMatchObject({ title: 'Linen apron', price: 39, currency: 'USD', images: [], logo: null });
    const { id } = made.body.data;
    const changed = await server.call('productUpdate', { id, brand: 'Loom' }, { token });
    expect(changed.body.data).toMatchObject({ id, title: 'Linen apron', brand: 'Loom', price: 39 });
    await server.call('productCreate', { title: 'Brass 50% lamp' }, { token });
    const titles = async (query: object) =>
      (await server.call('productList', query, { token })).body.data.list.map(({ title }) => title);
    expect(await titles({})).toEqual(['Brass 50% lamp', 'Linen apron']);
    expect(await titles({ sort: 'oldest' })).toEqual(['Linen apron', 'Brass 50% lamp']);
    expect(await titles({ sort: 'updated', page_size: '1' })).toHaveLength(1);
    expect(await titles({ keyword: '50%' })).toEqual(['Brass 50% lamp']);
    expect(await titles({ keyword: 'loom' })).toEqual(['Linen apron']);
    expect((await server.call('productDelete', { id }, { token })).status).toBe(200);
    expect(await titles({ sort: 'title' })).toEqual(['Brass 50% lamp']);
    expect((await server.call('productDelete', { id }, { token })).status).toBe(404);
    expect((await server.call('productUpdate', { id, title: 'x' }, { token })).status).toBe(404);
    expect((await server.call('productRestore', { id }, { token })).body.data.brand).toBe('Loom');
    expect(await titles({ sort: 'title' })).toEqual(['Brass 50% lamp', 'Linen apron']);
  });

  it('are nobody else’s, and neither are their files', async () => {
    const { id } = (await server.call('productCreate', { title: 'Mine', images: [page.images[0]?.url] }, { token }))
      .body.data;
    const stranger = (await server.signUp()).token;
    for (const call of ['productUpdate', 'productDelete', 'productRestore'] as const) {
      expect((await server.call(call, { id, title: 'Theirs' }, { token: stranger })).status).toBe(404);
    }
    expect((await server.call('productList', {}, { token: stranger })).body.data.total).toBe(0);
    const { list } = (await server.call('productList', { keyword: 'Mine' }, { token })).body.data;
    const asset = list[0]?.images[0];
    expect(asset).toMatchObject({ mime: 'image/png', width: 40, height: 30 });
    expect((await server.app.inject(asset?.url ?? '')).statusCode).toBe(200);
    const stolen = await server.call('productCreate', { title: 'x', images: [asset?.asset_id] }, { token: stranger });
    expect(stolen.body.data).toMatchObject({ error: 'invalid_input', issues: [{ path: 'images.0' }] });
  });

  it('come in batches: every row has its answer, and the good ones are kept', async () => {
    const rows = [
      { title: 'Good row', price: 5 },
      { title: '' },
      'https://shop.example/lamp',
      'https://shop.example/empty',
      { title: 'Wrong price', price: 'cheap' },
    ];
    const { body } = await server.call('productBatchCreate', { rows, lang: 'en' }, { token });
    expect(body.data).toMatchObject({ created: 2, failed: 3 });
    expect(body.data.rows.map(({ product, error }) => product?.title ?? error?.error)).toEqual([
      'Good row',
      'invalid_input',
      'Kestrel lamp',
      'page_nothing_found',
      'invalid_input',
    ]);
    expect(body.data.rows[2]?.product).toMatchObject({ images: [{ width: 40 }], logo: null, currency: 'EUR' });
    expect(body.data.rows[1]?.error?.issues[0]?.path).toBe('title');
    const tooMany = Array.from({ length: 201 }, () => ({ title: 'x' }));
    expect((await server.call('productBatchCreate', { rows: tooMany }, { token })).status).toBe(400);
  });

  it('count every row of a batch that makes us visit another server', async () => {
    const visits: string[] = [];
    const readProductPage = async (url: string) => {
      visits.push(url);
      return { ...page, images: [], logo: null };
    };
    const missing = () => Promise.reject(new AppError('page_missing'));
    const limited = await openRunApp(database(), {
      worker: false,
      options: { limitFactor: 0.05 },
      deps: { pages: { readProductPage, readBrandPage: missing, fetchPicture: missing, fetchFilm: missing } },
    });
    const { token: own } = await server.signUp();
    const rows = [
      ...Array.from({ length: 20 }, (_, index) => `https://shop.example/${index}`),
      { title: 'By hand' },
      { title: 'With a picture', images: ['https://shop.example/lamp.png'] },
    ];
    const { body } = await limited.call('productBatchCreate', { rows }, { token: own, ip: '198.51.100.9' });
    expect(visits).toHaveLength(12);
    expect(body.data).toMatchObject({ created: 13, failed: 9 });
    expect(body.data.rows[20]?.product?.title).toBe('By hand');
    expect(body.data.rows[21]?.error?.error).toBe('rate_limited');
    await limited.close();
  });
});
