import { chromeExtensionId } from '@adwright/contract/collection/extension.ts';
import { importNext } from '@adwright/domain/collection/imports/import-next.ts';
import { noPictures } from '@adwright/domain/engines/testing/no-pictures.ts';
import { openPageReader } from '@adwright/page-reader/open-page-reader.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const captured = { key: 'meta:1', platform: 'facebook', brand: 'Lunaro', body: '=cmd', language: 'en' } as const;

describeOnDatabases('ads that people save from pages', (database) => {
  let server: TestApp;
  let me: { token: string };
  let other: { token: string };
  let picture: string;
  let reached = 0;
  const inside = createServer((_, response) => {
    reached += 1;
    response.end();
  });
  const pages = openPageReader();
  beforeAll(async () => {
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const readPalette = async () => [{ colour: '#cc2244', share: 1 }];
    server = await openRunApp(database(), { worker: false, deps: { pages, pictures: { ...noPictures, readPalette } } });
    me = await server.signUp();
    other = await server.signUp();
    picture = await upload(me.token);
  });
  afterAll(async () => {
    await server.close();
    await pages.close();
    inside.close();
  });

  async function upload(token: string): Promise<string> {
    const bytes = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c24' } })
      .png()
      .toBuffer();
    const form = new FormData();
    const fields = { upload_id: randomUUID(), index: 0, total: 1, name: 'ad.png' };
    for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
    form.append('chunk', new Blob([bytes]), 'chunk');
    const sent = new Response(form);
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/product/upload-chunk',
      headers: { authorization: token, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    return answer.json<{ data: { asset: { asset_id: string } } }>().data.asset.asset_id;
  }

  const save = (media: object[], change: object = {}, as = me) =>
    server.call('savedAdSave', { captured: { ...captured, media, ...change } }, as);

  test('an ad is kept once with its media, and is the model of an ad of one’s own', async () => {
    const first = await save([{ asset_id: picture }]);
    const again = await save([{ asset_id: picture }]);
    expect(first.body.data.id).toBe(again.body.data.id);
    const { ad } = first.body.data;
    expect(ad).toMatchObject({ source: 'saved', platforms: ['facebook'], media: [{ width: 900, height: 600 }] });
    expect(ad.palette).toEqual(['#cc2244']);
    expect((await server.app.inject(ad.media[0]?.url ?? '')).statusCode).toBe(200);
    expect((await server.app.inject(ad.media[0]?.thumb_url ?? '')).headers['content-type']).toBe('image/webp');
    expect((await server.call('libraryAd', { id: ad.id }, me)).body.data.brand).toBe('Lunaro');
    expect((await server.call('libraryAd', { id: ad.id }, other)).status).toBe(404);
    expect((await server.call('libraryAnalysisCheck', { id: ad.id }, me)).body.data.status).toBe('succeeded');
  });

  test.each([
    ['another person’s file', 404, () => save([{ asset_id: picture }], { key: 'x' }, other)],
    ['a file that is not there', 404, () => save([{ asset_id: randomUUID() }], { key: 'x' })],
    ['a script as landing page', 400, () => save([], { key: 'x', landing_page: 'javascript:alert(1)' })],
    ['neither an ad of the library nor one found', 400, () => server.call('savedAdSave', {}, me)],
  ])('%s is refused', async (_, status, ask) => {
    expect((await ask()).status).toBe(status);
  });

  test('a picture on an internal address is refused, and nobody knocks there', async () => {
    const { port } = inside.address() as AddressInfo;
    for (const address of [
      `http://127.0.0.1:${port}/a.png`,
      `http://localhost:${port}/a.png`,
      'http://169.254.169.254/a',
    ])
      expect((await save([{ picture_url: address }], { key: 'x' })).status).toBe(422);
    expect(reached).toBe(0);
  });

  test('a board is seen by everybody with its link, until it is taken back, and never its notes', async () => {
    const folder = (await server.call('adFolderAdd', { name: 'Reds' }, me)).body.data;
    const [saved] = (await server.call('savedAdSearch', {}, me)).body.data.list;
    await server.call('savedAdMove', { ids: [saved?.id ?? ''], folder_id: folder.id }, me);
    await server.call('savedAdNote', { id: saved?.id ?? '', note: 'a secret' }, me);
    expect((await server.call('adFolderShare', { id: folder.id }, other)).status).toBe(404);
    const shared = (await server.call('adFolderShare', { id: folder.id }, me)).body.data;
    expect((await server.call('adFolderShare', { id: folder.id }, me)).body.data.share_path).toBe(shared.share_path);
    const token = shared.share_path?.split('/').at(-1) ?? '';
    const board = await server.call('sharedBoard', { token });
    expect(board.body.data).toMatchObject({ name: 'Reds', total: 1, list: [{ brand: 'Lunaro' }] });
    expect(JSON.stringify(board.body)).not.toContain('secret');
    const file = board.body.data.list[0]?.media[0]?.url ?? '';
    expect((await server.app.inject(file)).statusCode).toBe(200);
    await server.call('adFolderUnshare', { id: folder.id }, me);
    expect((await server.call('sharedBoard', { token })).status).toBe(404);
    expect((await server.app.inject(file)).statusCode).toBe(404);
  });

  test('the collection is exported as a table with its media, to its owner', async () => {
    const { url } = (await server.call('savedAdExport', {}, me)).body.data;
    const files = unzipSync(new Uint8Array((await server.app.inject(url)).rawPayload));
    const names = Object.keys(files);
    expect(names[0]).toBe('ads.csv');
    expect(names[1]).toMatch(/^media\/[0-9a-f-]{36}-1\.(?:png|webp|jpg)$/);
    expect(new TextDecoder().decode(files['ads.csv'])).toContain("Lunaro,,'=cmd");
    expect((await server.app.inject(url.replace('adwright-ads', 'adwright-ads-none'))).statusCode).toBe(403);
    const folder = (await server.call('adFolderAdd', { name: 'Mine' }, me)).body.data;
    expect((await server.call('savedAdExport', { folder: folder.id }, other)).status).toBe(404);
  });

  test('the extension’s key saves ads and lets go of itself, and does nothing else', async () => {
    const { key } = (await server.call('extensionConnect', {}, me)).body.data;
    const it = { token: key };
    const saved = await save([], { key: 'meta:2' }, it);
    expect(saved.status).toBe(200);
    // What visitors may ask it may, too, and is told what they are.
    const { id } = saved.body.data.ad;
    expect((await server.call('libraryAd', { id }, me)).status).toBe(200);
    expect((await server.call('libraryAd', { id }, it)).status).toBe(404);
    expect((await server.call('librarySearch', {}, it)).status).toBe(200);
    expect((await server.call('adFolderList', {}, it)).status).toBe(200);
    for (const refused of ['savedAdSearch', 'userKeys', 'extensionConnect', 'savedAdExport'] as const)
      expect([refused, (await server.call(refused, {}, it)).status]).toEqual([refused, 403]);
    expect((await server.call('userKeys', {}, me)).body.data.keys[0]?.scopes).toEqual(['collect']);
    await server.call('extensionDisconnect', {}, it);
    expect((await server.call('adFolderList', {}, it)).status).toBe(401);
    expect((await server.call('extensionDisconnect', {}, me)).status).toBe(403);
  });

  test.each([
    [`chrome-extension://${chromeExtensionId}`, '/api/extension/ad/save', true],
    ['moz-extension://0f0e5b4c-7b0e-4a52-9d7d-0a3f2c1b9e88', '/api/extension/folder', true],
    ['chrome-extension://abcdefghijklmnopabcdefghijklmnop', '/api/extension/ad/save', false],
    ['https://evil.example', '/api/extension/ad/save', false],
    [`chrome-extension://${chromeExtensionId}`, '/api/user/keys', false],
  ])('%s may read %s: %s', async (origin, url, isOpen) => {
    const headers = { origin, 'access-control-request-method': 'POST' };
    const preflight = await server.app.inject({ method: 'OPTIONS', url, headers });
    expect([preflight.statusCode === 204, preflight.headers['access-control-allow-origin']]).toEqual([
      isOpen,
      isOpen ? origin : undefined,
    ]);
  });

  test('a file of ads ends row by row: what is good is saved once, what is not says why, and nobody else sees it', async () => {
    const import_id = randomUUID();
    const inner = `http://127.0.0.1:${(inside.address() as AddressInfo).port}/a.png`;
    const reachedBefore = reached;
    const rows = [
      { line: 2, ad: { ...captured, key: 'file:1', headline: '<script>alert(1)</script>' } },
      { line: 3, ad: { ...captured, key: 'file:2', media: [{ picture_url: inner }] } },
      { line: 4, ad: { ...captured, key: 'file:3', platform: null } },
    ];
    const asked = await server.call('savedAdImport', { import_id, rows }, me);
    expect(asked.body.data).toMatchObject({ total: 3, saved: 0, failed: 0 });
    // A part that was sent again.
    expect((await server.call('savedAdImport', { import_id, rows }, me)).body.data.total).toBe(3);
    const fetchPicture = async (address: string, options: { signal: AbortSignal }) =>
      (await pages.fetchPicture(address, options)).bytes;
    const { signal } = new AbortController();
    while (await importNext({ ...server.deps, fetchPicture }, signal));
    const { data } = (await server.call('savedAdImportState', { import_id }, me)).body;
    expect(data).toMatchObject({ total: 3, saved: 2, failed: 1, problems: [{ line: 3, error: 'ad_media_missing' }] });
    expect(reached).toBe(reachedBefore);
    const found = (await server.call('savedAdSearch', { keyword: 'alert' }, me)).body.data.list;
    expect(found).toMatchObject([{ ad: { headline: '<script>alert(1)</script>', media: [] } }]);
    expect((await server.call('savedAdImportState', { import_id }, other)).status).toBe(404);
    const foreign = { import_id: randomUUID(), folder_id: randomUUID(), rows };
    expect((await server.call('savedAdImport', foreign, me)).status).toBe(404);
  });

  test('people who import take turns, whatever their lines are called', async () => {
    const ad = { ...captured, media: [] };
    for (const key of ['greedy:1', 'greedy:2', 'greedy:3', 'greedy:4'])
      await server.call('savedAdImport', { import_id: randomUUID(), rows: [{ line: 1, ad: { ...ad, key } }] }, other);
    const rows = [7, 8].map((line) => ({ line, ad: { ...ad, key: `late:${line}` } }));
    await server.call('savedAdImport', { import_id: randomUUID(), rows }, me);
    const { adImports } = server.deps.work.stores;
    const turns: string[] = [];
    for (let left = 4; left > 0; left -= 1) turns.push((await adImports.take(new Date(0)))?.ad.key.split(':')[0] ?? '');
    expect(turns.toSorted()).toEqual(['greedy', 'greedy', 'late', 'late']);
  });
});
