import type { Letter } from '@adwright/domain/accounts/ports.ts';
import type { LibraryEntry } from '@adwright/domain/library/ports.ts';
import { tellFollowers } from '@adwright/domain/tracker/tell-followers.ts';
import { mailLetters } from '@adwright/mail/letters.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';

const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function ad(key: string, change: Partial<LibraryEntry>): LibraryEntry {
  return {
    source: 'import',
    key,
    brand: 'Steamwell',
    platforms: ['tiktok'],
    countries: ['GB'],
    language: 'en',
    format: 'image',
    cta: 'order_now',
    category: 'food',
    headline: `Tea ${key}`,
    body: '',
    description: '',
    landing_page: 'https://www.steamwell.example/tea',
    started_on: day(-100),
    last_seen_on: day(0),
    active: true,
    media: [],
    palette: [],
    history: [],
    ...change,
  };
}

describeOnDatabases('the ad tracker', (database) => {
  let server: TestApp;
  let token: string;
  let stranger: string;
  const letters: Letter[] = [];
  beforeAll(async () => {
    server = await openTestApp(database());
    await server.deps.library.put([
      ad('old', {}),
      ad('new', { started_on: day(-3), format: 'video' }),
      ad('gone', { active: false, last_seen_on: day(-2) }),
      ad('changed', { history: [{ on: day(-1), what: 'headline', before: 'Tee', after: 'Tea' }] }),
      ad('other', { brand: 'Merrow', landing_page: null }),
    ]);
    ({ token } = await server.signUp());
    ({ token: stranger } = await server.signUp());
  });
  afterAll(() => server.close());

  const follow = async (query: object) => server.call('followAdd', { query }, { token });
  const tell = (now: Date) =>
    tellFollowers({
      ...server.deps,
      clock: () => now,
      mailer: { send: async (letter) => void letters.push(letter) },
      letters: mailLetters({ publicUrl: 'https://ads.example.com' }),
    });

  test('tells what is new, changed and stopped of a brand, and how it lies in time', async () => {
    const { id } = (await follow({ brand: 'steamwell' })).body.data;
    const { data } = (await server.call('followReport', { id }, { token })).body;
    expect(data).toMatchObject({ ads: 4, running: 3, news: { started: 1, changed: 1, stopped: 1 } });
    expect(data.changed[0]?.changes[0]?.after).toBe('Tea');
    expect(data.activity).toHaveLength(12);
    expect(data.activity.at(-1)?.running).toBeGreaterThanOrEqual(3);
  });

  test('shows a visitor what following the busiest brand would tell', async () => {
    const { example } = (await server.call('trackerExample', {})).body.data;
    expect(example).toMatchObject({ query: { brand: 'Steamwell' }, ads: 4, running: 3 });
    expect(example?.activity).toHaveLength(12);
  });

  test('follows a thing once, a site as well as a search, and no more than it may', async () => {
    const first = (await follow({ domain: 'steamwell.example' })).body.data;
    for (const same of [{ domain: 'Steamwell.Example' }, { keyword: 'https://www.steamwell.example/tea' }])
      expect((await follow(same)).body.data.id).toBe(first.id);
    const report = await server.call('followReport', { id: first.id }, { token });
    expect(report.body.data.ads).toBe(4);
    for (const query of [{}, { platform: 'myspace' }, { keyword: '' }, { domain: 'x y' }])
      expect((await follow(query)).status).toBe(400);
    const made = await Promise.all(Array.from({ length: 60 }, (_, index) => follow({ keyword: `word${index}` })));
    expect(made.filter(({ status }) => status === 422).length).toBe(12);
    expect((await server.call('followList', {}, { token })).body.data.list).toHaveLength(50);
  });

  test('is nobody else’s', async () => {
    const [mine] = (await server.call('followList', {}, { token })).body.data.list;
    const id = mine?.id ?? '';
    for (const call of ['followReport', 'followRemove', 'followChange'] as const)
      expect((await server.call(call, { id, emails: false }, { token: stranger })).status).toBe(404);
    expect((await server.call('followList', {}, { token: stranger })).body.data.list).toEqual([]);
  });

  test('mails news once a day, and one click stops it', async () => {
    const { list } = (await server.call('followList', {}, { token })).body.data;
    const brand = list.find(({ query }) => query.brand === 'steamwell');
    for (const { id } of list.filter((one) => one !== brand)) await server.call('followRemove', { id }, { token });
    expect(await tell(new Date())).toBe(0);
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const stopped = { on: day(0), what: 'stopped', before: null, after: null } as const;
    await server.deps.library.put([ad('fresh', {}), ad('old', { active: false, history: [stopped] })]);
    expect(await Promise.all([tell(tomorrow), tell(tomorrow)])).toEqual(expect.arrayContaining([0, 1]));
    const [letter] = letters;
    expect(letters).toHaveLength(1);
    expect(letter?.text).toContain('1 new ad');
    expect(letter?.text).toContain('1 stopped ad');
    expect(letter?.text).not.toContain('changed');
    const stop = /<https:\/\/ads\.example\.com(\/unsubscribe\/[0-9a-f-]+)>/.exec(
      letter?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1];
    const click = await server.app.inject({
      method: 'POST',
      url: stop ?? '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(click.statusCode).toBe(200);
    const [after] = (await server.call('followList', {}, { token })).body.data.list;
    expect(after?.emails).toBe(false);
    await server.deps.library.put([ad('later', {})]);
    expect(await tell(new Date(Date.now() + 72 * 3_600_000))).toBe(0);
    expect((await server.app.inject({ method: 'POST', url: `/unsubscribe/${crypto.randomUUID()}` })).statusCode).toBe(
      404,
    );
  });
});
