import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const ad: LibraryEntry = {
  source: 'import',
  key: 'tea',
  brand: 'Steamwell',
  platforms: ['tiktok', 'instagram'],
  countries: ['GB'],
  language: 'en',
  format: 'image',
  cta: 'order_now',
  category: 'food',
  headline: 'Tea that waits for you',
  body: `<img src=x onerror="alert(1)"> Hot till night.`,
  description: '',
  landing_page: 'javascript:alert(1)',
  started_on: '2026-01-01',
  last_seen_on: '2026-03-01',
  active: true,
  media: [],
  palette: ['#123456'],
  history: [{ on: '2026-01-01', what: 'started', before: null, after: null }],
};

describeOnDatabases('library and collection', (database) => {
  let server: TestApp;
  let token: string;
  let adId: string;
  beforeAll(async () => {
    server = await openTestApp(database());
    await server.deps.library.put([ad, { ...ad, key: 'mug', headline: 'A mug', platforms: ['google'] }]);
    ({ token } = await server.signUp());
    adId = (await server.call('librarySearch', { keyword: 'tea' })).body.data.list[0]?.id ?? '';
  });
  afterAll(() => server.close());

  test('a visitor may search and look, and hostile text stays text', async () => {
    const found = await server.call('librarySearch', { keyword: '"hot till night"', platform: 'tiktok' });
    expect(found.body.data.list[0]).toMatchObject({ body: ad.body, running_days: 59 });
    expect((await server.call('libraryAd', { id: adId })).body.data.history).toHaveLength(1);
    expect((await server.call('libraryAd', { id: crypto.randomUUID() })).status).toBe(404);
    const { id, status } = (await server.call('libraryAnalysis', { id: adId })).body.data;
    const { analysis } = (await server.call('libraryAnalysisCheck', { id })).body.data;
    expect([status, analysis?.cta]).toEqual(['succeeded', 'order_now']);
    expect((await server.call('librarySearch', { platform: 'myspace' })).status).toBe(400);
    for (const refused of [
      { cursor: 'newest~2026-99-99~x' },
      { cursor: `newest~0000-01-01~${crypto.randomUUID()}` },
      { started_from: '0000-01-01' },
      { started_to: '2026-02-30' },
    ])
      expect((await server.call('librarySearch', refused)).status).toBe(400);
    expect((await server.call('librarySearch', { started_from: '0001-01-01' })).body.data.total).toBe(2);
  });

  test('a visitor’s searches are limited per address', async () => {
    const strict = await openTestApp(database(), { options: { limitFactor: 0.05 } });
    const statuses = await Promise.all(
      Array.from({ length: 16 }, async () => (await strict.call('librarySearch', {}, { ip: '203.0.113.9' })).status),
    );
    await strict.close();
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  test('an ad is saved once, moved, noted, found and removed', async () => {
    const me = { token };
    const folder = (await server.call('adFolderAdd', { name: 'Tea' }, me)).body.data;
    const saved = (await server.call('savedAdSave', { ad_id: adId, tags: ['hook'] }, me)).body.data;
    await server.call('savedAdSave', { ad_id: adId, tags: ['hook'] }, me);
    expect((await server.call('savedAdMove', { ids: [saved.id], folder_id: folder.id }, me)).body.data.ids).toEqual([
      saved.id,
    ]);
    await server.call('savedAdNote', { id: saved.id, note: 'Strong opening', tags: ['hook', 'calm'] }, me);
    for (const query of [
      {},
      { keyword: 'opening' },
      { keyword: 'steamwell' },
      { folder: folder.id },
      { tag: 'calm' },
      { platform: 'instagram', type: 'image' },
    ])
      expect((await server.call('savedAdSearch', query, me)).body.data).toMatchObject({
        total: 1,
        list: [{ id: saved.id, folder_id: folder.id, note: 'Strong opening' }],
      });
    for (const query of [{ keyword: '%' }, { folder: 'none' }, { platform: 'google' }, { type: 'video' }])
      expect((await server.call('savedAdSearch', query, me)).body.data.total).toBe(0);
    expect((await server.call('adFolderList', {}, me)).body.data).toMatchObject({
      ads: 1,
      tags: ['calm', 'hook'],
      list: [{ name: 'Tea', ads: 1 }],
    });
  });

  test('a folder that is deleted leaves its ads, and an ad stays when the library loses it', async () => {
    const me = { token };
    const [folder] = (await server.call('adFolderList', {}, me)).body.data.list;
    const renamed = await server.call('adFolderRename', { id: folder?.id, name: ' お茶 ' }, me);
    expect(renamed.body.data).toMatchObject({ id: folder?.id, name: 'お茶', ads: 1 });
    expect((await server.call('adFolderRename', { id: folder?.id, name: ' ' }, me)).status).toBe(400);
    expect((await server.call('adFolderDelete', { id: folder?.id }, me)).status).toBe(200);
    await server.deps.library.removeSource('import');
    const { list } = (await server.call('savedAdSearch', { folder: 'none' }, me)).body.data;
    expect(list).toHaveLength(1);
    expect(list[0]?.ad.headline).toBe(ad.headline);
    await server.call('savedAdDelete', { ids: [list[0]?.id] }, me);
    expect((await server.call('savedAdSearch', {}, me)).body.data.total).toBe(0);
  });

  test('another person’s folders and ads do not exist', async () => {
    await server.deps.library.put([ad]);
    const id = (await server.call('librarySearch', { keyword: 'tea' })).body.data.list[0]?.id ?? '';
    const mine = { token };
    const other = { token: (await server.signUp()).token };
    const folder = (await server.call('adFolderAdd', { name: 'Mine' }, mine)).body.data;
    const saved = (await server.call('savedAdSave', { ad_id: id, folder_id: folder.id }, mine)).body.data;
    expect((await server.call('savedAdSave', { ad_id: id, folder_id: folder.id }, other)).status).toBe(404);
    expect((await server.call('savedAdMove', { ids: [saved.id], folder_id: folder.id }, other)).status).toBe(404);
    expect((await server.call('savedAdMove', { ids: [saved.id], folder_id: null }, other)).body.data.ids).toEqual([]);
    expect((await server.call('savedAdNote', { id: saved.id, note: 'x' }, other)).status).toBe(404);
    expect((await server.call('savedAdDelete', { ids: [saved.id] }, other)).body.data.ids).toEqual([]);
    expect((await server.call('adFolderRename', { id: folder.id, name: 'x' }, other)).status).toBe(404);
    expect((await server.call('adFolderDelete', { id: folder.id }, other)).status).toBe(404);
    expect((await server.call('savedAdSearch', { folder: folder.id }, other)).body.data.total).toBe(0);
  });
});
