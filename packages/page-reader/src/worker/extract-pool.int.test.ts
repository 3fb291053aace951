import { afterEach, expect, it } from 'vitest';
import { goodPage } from '../testing/hostile-server.ts';
import { createExtractPool, type ExtractPool } from './extract-pool.ts';

let pool: ExtractPool;
afterEach(() => pool.close());

const page = (html: string) => ({
  bytes: Buffer.from(html),
  contentType: 'text/html',
  url: 'https://shop.example.com/p',
});

it('reads many pages at once and mixes none of them up', async () => {
  pool = createExtractPool({ lanes: 2, timeoutMs: 30_000 });
  const names = Array.from({ length: 20 }, (_none, at) => `Tray number ${at}`);
  const read = await Promise.all(
    names.map((name) => pool.extract(page(goodPage.replaceAll('Walnut Desk Tray', name)))),
  );
  expect(read.map(({ facts }) => facts.title)).toEqual(names);
});

it('ends a reader that takes too much memory, and goes on with the next page', async () => {
  pool = createExtractPool({ memoryMb: 24, timeoutMs: 60_000 });
  await pool.extract(page(goodPage));
  const heavy = `<h1>x</h1>${'<p class="a b c">1</p>'.repeat(140_000)}`;
  await expect(pool.extract(page(heavy))).rejects.toMatchObject({ reason: 'too_large' });
  expect((await pool.extract(page(goodPage))).facts.title).toBe('Walnut Desk Tray');
});

it('ends a reader that takes too long, and goes on with the next page', async () => {
  pool = createExtractPool({ timeoutMs: 1 });
  await expect(pool.extract(page(goodPage))).rejects.toMatchObject({ reason: 'timeout' });
  await expect(pool.extract(page(goodPage))).rejects.toMatchObject({ reason: 'timeout' });
});

it('refuses what would wait too long', async () => {
  pool = createExtractPool({ queue: 1, timeoutMs: 30_000 });
  const reading = [1, 2, 3, 4].map(() =>
    pool.extract(page(goodPage)).then(
      () => 'read',
      () => 'refused',
    ),
  );
  expect((await Promise.all(reading)).filter((one) => one === 'refused').length).toBeGreaterThanOrEqual(2);
});
