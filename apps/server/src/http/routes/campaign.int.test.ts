import { mostCampaigns } from '@adwright/contract/campaign/campaign.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

const qr = 12;
const never = '00000000-0000-4000-8000-000000000000';

describeOnDatabases('campaigns', (database) => {
  let server: TestApp;
  let token = '';
  let stranger = '';
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
    stranger = (await server.signUp()).token;
  });
  afterAll(() => server.close());

  const create = async (name: string, as = token) =>
    (await server.call('campaignCreate', { name, color: 'green' }, { token: as })).body.data;
  const draft = async (title: string, as = token) =>
    (await server.call('projectCreate', { type: qr, title, params: {}, draft: true }, { token: as })).body.data.id;
  const titles = async (query: object) =>
    (await server.call('projectList', { sort: 'title', ...query }, { token })).body.data.list.map(({ title }) => title);

  it('are made, changed, listed with favorites first, and counted', async () => {
    const spring = await create('Spring');
    expect(spring).toMatchObject({ name: 'Spring', color: 'green', favorite: false, projects: 0 });
    const winter = await create('Winter');
    await server.call('campaignUpdate', { id: winter.id, favorite: true, name: 'Winter sale' }, { token });
    await server.call('projectMove', { ids: [await draft('Scarf')], campaign_id: winter.id }, { token });
    const { list } = (await server.call('campaignList', {}, { token })).body.data;
    expect(list.map(({ name, projects, color }) => [name, projects, color])).toEqual([
      ['Winter sale', 1, 'green'],
      ['Spring', 0, 'green'],
    ]);
  });

  it('hold a project each at most, and let it go again', async () => {
    const [one, other] = [await create('One'), await create('Other')];
    const ids = [await draft('A'), await draft('B')];
    await server.call('projectMove', { ids, campaign_id: one.id }, { token });
    await server.call('projectMove', { ids: [ids[0]], campaign_id: other.id }, { token });
    expect(await titles({ campaign: one.id })).toEqual(['B']);
    expect(await titles({ campaign: other.id })).toEqual(['A']);
    await server.call('projectMove', { ids, campaign_id: null }, { token });
    expect(await titles({ campaign: one.id })).toEqual([]);
    expect(await titles({ campaign: 'none', keyword: 'A' })).toContain('A');
  });

  it('leave their work behind when they are deleted', async () => {
    const campaign = await create('Short-lived');
    const id = await draft('Kept');
    await server.call('projectMove', { ids: [id], campaign_id: campaign.id }, { token });
    expect((await server.call('campaignDelete', { id: campaign.id }, { token })).status).toBe(200);
    expect((await server.call('projectGet', { id }, { token })).body.data).toMatchObject({
      title: 'Kept',
      campaign_id: null,
    });
    expect((await server.call('campaignDelete', { id: campaign.id }, { token })).status).toBe(404);
  });

  it('do not exist for anybody else', async () => {
    const mine = await create('Mine');
    const theirs = await draft('Theirs', stranger);
    const asStranger = { token: stranger };
    expect((await server.call('campaignUpdate', { id: mine.id, name: 'x' }, asStranger)).status).toBe(404);
    expect((await server.call('campaignDelete', { id: mine.id }, asStranger)).status).toBe(404);
    expect((await server.call('projectMove', { ids: [theirs], campaign_id: mine.id }, asStranger)).status).toBe(404);
    expect((await server.call('campaignList', {}, asStranger)).body.data.list).toEqual([]);
    const seen = await server.call('projectList', { campaign: mine.id }, asStranger);
    expect(seen.body.data.list).toEqual([]);
  });

  it('take several projects, or none when one of them is not the person’s', async () => {
    const campaign = await create('All or none');
    const [mine, theirs] = [await draft('Mine alone'), await draft('Not mine', stranger)];
    for (const other of [theirs, never]) {
      const ids = [mine, other];
      expect((await server.call('projectMove', { ids, campaign_id: campaign.id }, { token })).status).toBe(404);
      expect((await server.call('projectFavor', { ids, favorite: true }, { token })).status).toBe(404);
      expect((await server.call('projectDeleteMany', { ids }, { token })).status).toBe(404);
    }
    expect((await server.call('projectGet', { id: mine }, { token })).body.data).toMatchObject({
      campaign_id: null,
      favorite: false,
    });
  });

  it('have favorites among their work, and bring several back that were deleted', async () => {
    const ids = [await draft('Fav 1'), await draft('Fav 2')];
    await server.call('projectFavor', { ids: [...ids, ...ids], favorite: true }, { token });
    expect(await titles({ favorite: 'true' })).toEqual(['Fav 1', 'Fav 2']);
    await server.call('projectDeleteMany', { ids }, { token });
    expect(await titles({ favorite: 'true' })).toEqual([]);
    expect((await server.call('projectRestoreMany', { ids }, { token: stranger })).status).toBe(404);
    for (const _ of ['once', 'again']) {
      expect((await server.call('projectRestoreMany', { ids }, { token })).status).toBe(200);
    }
    expect(await titles({ favorite: 'true' })).toEqual(['Fav 1', 'Fav 2']);
  });

  it('refuse what is no campaign, and more than anybody can tell apart', async () => {
    for (const input of [{}, { name: ' ' }, { name: 'x'.repeat(81) }, { name: 'x', color: 'beige' }]) {
      expect((await server.call('campaignCreate', input, { token })).status).toBe(400);
    }
    const { campaigns } = server.deps.work.stores;
    const { user_info } = await server.signUp();
    const most = 3;
    const tries = Array.from({ length: 8 }, (_, index) =>
      campaigns.insert(user_info.user_id, { name: `${index}`, color: 'red' }, most),
    );
    expect((await Promise.all(tries)).filter((made) => made !== null)).toHaveLength(most);
    expect(mostCampaigns).toBe(200);
  });
});
