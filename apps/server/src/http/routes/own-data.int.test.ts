import type { ProductPage } from '@adwright/contract/product/product-page.ts';
import { deleteDueAccounts } from '@adwright/domain/accounts/delete-due-accounts.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openRunApp } from '../../testing/run-app.ts';
import { type TestApp, testPassword as password } from '../../testing/test-app.ts';

const site = {
  url: 'https://kestrel.example/about',
  site_name: 'Kestrel & Co',
  title: 'Lamps that fold',
  logo: 'https://kestrel.example/logo.png',
  colors: ['#1a5fb4', '#e5a50a'],
  fonts: ['Space Grotesk', 'Inter'],
} as ProductPage;

describeOnDatabases('what is a person’s own', (database) => {
  let server: TestApp;
  beforeAll(async () => {
    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    server = await openRunApp(database(), {
      worker: false,
      deps: {
        pages: {
          readProductPage: async () => site,
          readBrandPage: async () => site,
          fetchPicture: async (url) => ({ bytes, url, kind: 'image/png', width: 40, height: 30 }),
          fetchFilm: async () => undefined,
        },
      },
    });
  });
  afterAll(() => server.close());

  it('fits into one ZIP, with every file, and without secrets; nobody else gets it', async () => {
    const { token, user_info: person } = await server.signUp();
    const kit = (await server.call('brandKitFromLink', { url: 'kestrel.example' }, { token })).body.data;
    await server.call('campaignCreate', { name: 'Spring' }, { token });
    await server.call('userKeyCreate', { name: 'Feed', scopes: ['read'] }, { token });
    for (let draft = 0; draft < 11; draft += 1)
      await server.call('projectCreate', { type: 8, params: {}, draft: true, title: `Draft ${draft}` }, { token });
    const { url } = (await server.call('userExport', {}, { token })).body.data;
    const answer = await server.app.inject({ url });
    expect(answer.headers).toMatchObject({ 'content-type': 'application/zip' });
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    const text = (name: string) => Buffer.from(files[name] ?? []).toString();
    expect(JSON.parse(text('account.json'))).toMatchObject({ email: person.user_email });
    expect(text('data/campaigns.json')).toContain('Spring');
    expect(text('data/brand_kits.json')).toContain('Kestrel & Co');
    // What may be large is never held by the hundred.
    expect([JSON.parse(text('data/projects.json')), JSON.parse(text('data/projects-2.json'))]).toMatchObject([
      { length: 10 },
      { length: 1 },
    ]);
    expect(files[`files/${kit.logos[0]}/picture.png`]?.length).toBeGreaterThan(50);
    expect(Object.keys(files).map(text).join()).not.toMatch(/hash|token|storageKey/i);
    const other = await server.signUp();
    const swapped = url.replace(person.user_id, other.user_info.user_id);
    expect((await server.app.inject({ url: swapped })).statusCode).toBe(403);
  });

  it('goes two weeks after its owner said so, files and all, unless they keep it', async () => {
    const { storage, work } = server.deps;
    const { token, user_info: person } = await server.signUp();
    const kit = (await server.call('brandKitFromLink', { url: 'kestrel.example' }, { token })).body.data;
    const [logo] = await work.stores.assets.ofUser(person.user_id, kit.logos);
    const sweep = (days: number) =>
      deleteDueAccounts({ work, storage, payments: null, clock: () => new Date(Date.now() + days * 864e5) });
    expect((await server.call('userDelete', { current: 'not it' }, { token })).body.data.error).toBe('password_wrong');
    const asked = await server.call('userDelete', { current: password }, { token });
    const days = (Date.parse(asked.body.data.delete_at ?? '') - Date.now()) / 864e5;
    expect(days).toBeCloseTo(14, 1);
    expect(await sweep(13)).toEqual({ deletedAccounts: 0 });
    expect((await server.call('userDeleteCancel', {}, { token })).body.data.delete_at).toBeNull();
    expect(await sweep(15)).toEqual({ deletedAccounts: 0 });
    await server.call('userDelete', { current: password }, { token });
    expect(await sweep(15)).toEqual({ deletedAccounts: 1 });
    expect(await work.stores.accounts.byId(person.user_id)).toBeNull();
    expect(await storage.read(logo?.storageKey ?? '')).toBeNull();
    expect((await server.call('userInfo', {}, { token })).status).toBe(401);
  });

  it('includes brand kits: found on a website, chosen, changed, and no one else’s', async () => {
    const { token } = await server.signUp();
    const first = (await server.call('brandKitFromLink', { url: 'kestrel.example' }, { token })).body.data;
    expect(first).toMatchObject({
      name: 'Kestrel & Co',
      website: 'https://kestrel.example',
      colors: ['#1a5fb4', '#e5a50a'],
      type: 'technical',
      chosen: true,
      logo_files: [{ mime: 'image/png' }],
    });
    const { id, chosen: _, logo_files: __, ...body } = first;
    const second = (await server.call('brandKitCreate', { ...body, name: 'Another' }, { token })).body.data;
    expect(second.chosen).toBe(false);
    const chosen = await server.call('brandKitChoose', { id: second.id }, { token });
    expect(chosen.body.data.list.map((kit) => [kit.name, kit.chosen])).toEqual([
      ['Another', true],
      ['Kestrel & Co', false],
    ]);
    const change = { ...body, id, name: 'Kestrel', avoid: ['cheap'] };
    expect((await server.call('brandKitUpdate', change, { token })).body.data).toMatchObject({ avoid: ['cheap'] });
    const { list } = (await server.call('brandKitChoose', { id: null }, { token })).body.data;
    expect(list.some((kit) => kit.chosen)).toBe(false);
    const other = await server.signUp();
    expect((await server.call('brandKitUpdate', change, { token: other.token })).status).toBe(404);
    expect((await server.call('brandKitDelete', { id }, { token: other.token })).status).toBe(404);
    expect((await server.call('brandKitChoose', { id }, { token: other.token })).status).toBe(404);
    expect((await server.call('brandKitDelete', { id }, { token })).status).toBe(200);
    expect((await server.call('brandKitList', {}, { token })).body.data.list).toHaveLength(1);
  });
});
