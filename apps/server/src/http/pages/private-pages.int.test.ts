import { locales } from '@adwright/i18n/locales.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShare, origin, serveBuild, type ServedBuild } from './testing/served-build.ts';

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
});
