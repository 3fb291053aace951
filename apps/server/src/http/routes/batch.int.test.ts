import { AppError } from '@adwright/contract/errors.ts';
import type { ProjectBatch } from '@adwright/contract/project/batch.ts';
import type { RunHandler } from '@adwright/domain/runs/ports.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { unzipSync } from 'fflate';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const qr = 12;
const copy = 11;
const about = (product: string) => ({ type: copy, params: { brief: { product, benefits: ['Dims to 2 percent'] } } });
const code = (url: string, name = '') => ({ type: qr, params: { content: { type: 'url', url } }, name });

describeOnDatabases('batches', (database) => {
  let server: TestApp;
  let token = '';
  /** What a row that fails waits for before it does. */
  let held: Promise<void> | null = null;
  /** Stands for a tool that costs a credit and may fail. */
  const writer: RunHandler = async (input) => {
    const { product } = (input as { brief: { product: string } }).brief;
    if (product.startsWith('Broken')) {
      await held;
      throw new AppError('provider_refused');
    }
    const fields = [{ name: 'text', text: `=Buy ${product}`, count: 5, limit: null, visible: null }];
    return { engine: 'test', seed: 1, results: [{ fields, framework: '', angle: '', score: 50 }] };
  };
  beforeAll(async () => {
    server = await openRunApp(database(), { handlers: { 'ad-copy': writer }, concurrency: { quick: 4 } });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  const create = (input: object, headers = {}) => server.call('projectBatchCreate', input, { token, headers });
  const get = async (id: string) => (await server.call('projectBatchGet', { id }, { token })).body.data;
  const credits = async () => (await server.call('userInfo', {}, { token })).body.data.credits;
  async function ended(id: string): Promise<ProjectBatch> {
    await expect.poll(async () => (await get(id)).status, { timeout: 20_000 }).not.toBe('processing');
    return get(id);
  }

  it('quote first, make 45 of 50 rows, say why 5 are wrong, and charge exactly what was made', async () => {
    const before = await credits();
    const good = Array.from({ length: 45 }, (_, index) => about(`Lamp ${index}`));
    const wrong = Array.from({ length: 5 }, () => about(''));
    const rows = good.flatMap((row, index) => (index % 9 === 0 ? [row, wrong[index / 9]] : [row]));
    const quote = (await create({ rows, dry_run: true })).body.data;
    expect(quote).toMatchObject({ id: null, credits_cost: 45, credits: before });
    const refused = quote.rows.filter(({ error }) => error !== null);
    expect(refused.map(({ row, credits_cost }) => [row, credits_cost])).toEqual(
      [1, 11, 21, 31, 41].map((row) => [row, 0]),
    );
    expect(refused[0]?.error).toMatchObject({ error: 'invalid_input', issues: [{ path: 'brief.product' }] });
    expect(await credits()).toBe(before);

    const { id } = (await create({ rows, title: 'Lamps' })).body.data;
    const batch = await ended(id ?? '');
    expect(batch).toMatchObject({ title: 'Lamps', status: 'succeeded', credits_spent: 45, paused: false });
    expect(Object.groupBy(batch.rows, ({ status }) => status)).toMatchObject({
      succeeded: { length: 45 },
      failed: { length: 5 },
    });
    expect(batch.rows[1]).toMatchObject({
      row: 1,
      credits_cost: 0,
      can_retry: false,
      error: { error: 'invalid_input' },
    });
    expect(await credits()).toBe(before - 45);
    const listed = (await server.call('projectList', { type: 3 }, { token })).body.data;
    expect(listed).toMatchObject({ total: 1, list: [{ id, type: 3, tool: 'batch', title: 'Lamps' }] });
    const table = (await server.app.inject(batch.csv_url)).body;
    expect(table.split('\r\n')[1]).toMatch(
      /^1,Lamp 0,ad-copy,succeeded,,1,http.*\?dashboard=ad-copy&run=.*,'=Buy Lamp 0$/,
    );
  });

  it('retry a row that failed, and charge it once', async () => {
    const before = await credits();
    const rows = ['Chair', 'Broken'].map(about);
    const { id } = (await create({ rows })).body.data;
    expect(await credits()).toBe(before - 2);
    const batch = await ended(id ?? '');
    expect(batch.rows.map(({ status, can_retry }) => [status, can_retry])).toEqual([
      ['succeeded', false],
      ['failed', true],
    ]);
    expect(await credits()).toBe(before - 1);
    await server.call('projectBatchRetry', { id: id ?? '', rows: [batch.rows[1]?.id ?? ''] }, { token });
    expect((await ended(id ?? '')).rows.map(({ status }) => status)).toEqual(['succeeded', 'failed']);
    expect(await credits()).toBe(before - 1);
  });

  it('are made again once, however many tabs ask for it at the same moment', async () => {
    const before = await credits();
    const { id } = (await create({ rows: ['Broken', 'Broken'].map(about) })).body.data;
    await ended(id ?? '');
    // Else both could have failed once more before the last is asked, who would then be right to begin anew.
    const { promise, resolve: release } = Promise.withResolvers<void>();
    held = promise;
    const asked = Array.from({ length: 5 }, () => server.call('projectBatchRetry', { id: id ?? '' }, { token }));
    const answers = (await Promise.all(asked).finally(release)).map(({ status }) => status);
    held = null;
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => status === 409)).toHaveLength(4);
    await ended(id ?? '');
    expect(await credits()).toBe(before);
  });

  it('refuse a matrix that says in a few bytes what would fill hundreds of megabytes', async () => {
    const cells = Object.fromEntries(Array.from({ length: 50 }, (_, index) => [`c${index}`, 'x'.repeat(2000)]));
    const axes = [{ path: 'note', values: Array.from({ length: 500 }, (_, index) => String(index)) }];
    const { status } = await create({ matrix: { row: { type: copy, params: {}, cells }, axes } });
    expect(status).toBe(413);
  });

  it('find duplicates, and give the files the names that were asked for', async () => {
    const rows = [code('example.com/a', 'Poster/A'), code('example.com/b', '=B'), code('example.com/a', 'again')];
    const quote = (await create({ rows, dry_run: true })).body.data;
    expect(quote.rows.map(({ duplicate_of }) => duplicate_of)).toEqual([null, null, 0]);
    const { id } = (await create({ rows: rows.slice(0, 2) })).body.data;
    const batch = await ended(id ?? '');
    expect(batch.rows[0]).toMatchObject({ name: 'Poster/A', status: 'succeeded', cover: { mime: 'image/png' } });
    const address = `${batch.zip_url}&pattern=${encodeURIComponent('{n}/{name}')}`;
    const files = unzipSync(new Uint8Array((await server.app.inject(address)).rawPayload));
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['001/Poster-A.png', '002/=B.svg', 'results.csv']));
    expect((await server.app.inject(address.replace('signature=', 'signature=x'))).statusCode).toBe(403);
  });

  it('begin with a stored product, also by a matrix', async () => {
    const lamp = { title: 'Kestrel lamp', price: 49, currency: 'EUR', benefits: ['Dims to 2 percent'] };
    const product = (await server.call('productCreate', lamp, { token })).body;
    const row = { type: copy, params: { brief: { offer: '10 % off' } } };
    const axes = [
      { path: 'product_id', values: [product.data.id, randomUUID()] },
      { path: 'language', values: ['en', 'de', 'xx'] },
    ];
    const { data } = (await create({ matrix: { row, axes } })).body;
    expect(data.rows.map(({ error }) => error?.error ?? null)).toEqual([
      null,
      null,
      'invalid_input',
      'not_found',
      'not_found',
      'not_found',
    ]);
    const [first] = (await ended(data.id ?? '')).rows;
    expect(first?.name).toBe('Kestrel lamp');
    const run = (await server.call('toolRunGet', { id: first?.id ?? '' }, { token })).body.data;
    expect(run.input).toMatchObject({ brief: { product: 'Kestrel lamp', price: '49 EUR', offer: '10 % off' } });
  });

  it('refuse what is too much or nobody’s, and charge nothing', async () => {
    const before = await credits();
    const many = Array.from({ length: 501 }, (_, index) => code(`example.com/${index}`));
    expect((await create({ rows: many })).status).toBe(400);
    expect((await create({})).status).toBe(400);
    expect((await create({ rows: [], matrix: { row: code('x.de'), axes: [] } })).status).toBe(400);
    const { id } = (await create({ rows: [code('example.com')] })).body.data;
    const { token: other } = await server.signUp();
    for (const call of ['projectBatchGet', 'projectBatchRetry'] as const) {
      expect((await server.call(call, { id: id ?? '' }, { token: other })).status).toBe(404);
    }
    expect((await server.call('projectBatchPause', { id: id ?? '', paused: true }, { token: other })).status).toBe(404);
    await ended(id ?? '');
    expect(await credits()).toBe(before);
  });

  it('begin on brand: rows keep the kit’s rules, under what they say themselves, and nobody’s kit but one’s own', async () => {
    const person = await server.signUp();
    const kit = { name: 'Kestrel', colors: ['#ffd400', '#1d4ed8'], tone: 'bold', avoid: ['cheap'] };
    const brand_kit_id = (await server.call('brandKitCreate', kit, { token: person.token })).body.data.id;
    const own = { ...about('Stool'), params: { ...about('Stool').params, tone: 'warm' } };
    const rows = [about('Lamp'), own, code('https://a.example', 'A')].map((row) => ({ ...row, brand_kit_id }));
    const { id } = (await server.call('projectBatchCreate', { rows }, { token: person.token })).body.data;
    const made = (await server.call('projectBatchGet', { id }, { token: person.token })).body.data.rows;
    const runs = made.map((row) => server.call('toolRunGet', { id: row.id }, { token: person.token }));
    expect((await Promise.all(runs)).map(({ body }) => body.data.input)).toMatchObject([
      { tone: 'bold', brand: { id: brand_kit_id, avoid: ['cheap'] } },
      { tone: 'warm', brand: { id: brand_kit_id } },
      { style: { foreground: '#1d4ed8' }, brand: { name: 'Kestrel' } },
    ]);
    const stolen = await create({ rows, dry_run: true });
    expect(stolen.body.data.rows.map(({ error }) => error?.error)).toEqual(Array(3).fill('not_found'));
  });
});
