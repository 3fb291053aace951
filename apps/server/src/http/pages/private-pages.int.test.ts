import { locales } from '@adwright/i18n/locales.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBoard, openShare, origin, serveBuild, type ServedBuild } from './testing/served-build.ts';

let site: ServedBuild;
beforeAll(async () => {
  site = await serveBuild();
});
afterAll(() => site.stop());

it.each(['/sign-in', '/register', '/my-ads', '/connect-extension'])(
  '%s names its one address and its languages',
  async (path) => {
    const html = await (await site.get(`/de${path}`)).text();
    expect(html).toContain(`<link rel="canonical" href="${origin}/de${path}"`);
    for (const { tag } of locales) expect(html.toLowerCase()).toContain(`hreflang="${tag.toLowerCase()}"`);
    expect(html).toContain('hrefLang="x-default"');
  },
);

it.each(['', '/de'])('a share that is open is there under %s/share, one that has ended is a 404', async (prefix) => {
  expect((await site.get(`${prefix}/share/${openShare}`)).status).toBe(200);
  expect((await site.get(`${prefix}/share/${openShare}x`)).status).toBe(404);
  expect((await site.get(`${prefix}/share/%27${openShare}`)).status).toBe(404);
});

it.each(['', '/ar'])(
  'a board that is shared has its own title under %s/board, one that was taken back is a 404',
  async (prefix) => {
    const open = await site.get(`${prefix}/board/${openBoard}`);
    expect(open.status).toBe(200);
    expect(await open.text()).toMatch(/<title>Reds &amp; co · [^<]+<\/title>/);
    const gone = await site.get(`${prefix}/board/${openBoard}x`);
    expect(gone.status).toBe(404);
    expect(await gone.text()).toContain('<meta name="robots" content="noindex"/>');
  },
);
