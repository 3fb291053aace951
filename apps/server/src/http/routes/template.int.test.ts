import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

describeOnDatabases('templates', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    server = await openTestApp(database());
  });
  afterAll(() => server.close());

  it('are listed for everybody, by kind, category and word, in the caller’s language', async () => {
    const all = (await server.call('templateList', {})).body.data;
    expect(all.total).toBeGreaterThan(20);
    expect(all.list).toHaveLength(all.total);
    const videos = (await server.call('templateList', { kind: 'video', page_size: '2', page: '2' })).body.data;
    expect(videos.list).toHaveLength(2);
    expect(videos.list.every(({ kind, seconds, preview_clip }) => kind === 'video' && seconds && preview_clip)).toBe(
      true,
    );
    const offers = (await server.call('templateList', { category: 'offer' })).body.data.list;
    expect(new Set(offers.map(({ category }) => category))).toEqual(new Set(['offer']));
    const german = (await server.call('templateList', { lang: 'de' })).body.data.list;
    expect(german.map(({ name }) => name)).not.toEqual(all.list.map(({ name }) => name));
    expect((await server.call('templateList', { keyword: all.list[0]?.name })).body.data.total).toBeGreaterThan(0);
  });
});
