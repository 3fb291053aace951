import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawler, serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
beforeAll(async () => {
  served = await serveBuild();
});
afterAll(() => served.stop());

describe('an address without a language', () => {
  it.each([
    ['the browser’s list', { 'accept-language': 'sv, ko-KR;q=0.8, de;q=0.9' }, '/de/pricing'],
    ['the cookie, before the browser', { 'accept-language': 'de', cookie: 'i18n_redirected=ja' }, '/ja/pricing'],
    ['the browser, past a broken cookie', { 'accept-language': 'zh-TW', cookie: 'i18n_redirected=xx' }, '/zh/pricing'],
  ])('leads where %s says', async (_, headers, target) => {
    const answer = await served.get('/pricing?plan=pro&x=%20', headers);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe(`${target}?plan=pro&x=%20`);
    expect(answer.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
    expect(answer.headers.get('cache-control')).toContain('private');
  });

  it('remembers what it found out, as the specification wants it kept', async () => {
    const answer = await served.get('/', { 'accept-language': 'fr' });
    expect(answer.headers.get('location')).toBe('/fr');
    expect(answer.headers.get('set-cookie')).toBe('i18n_redirected=fr; Max-Age=31536000; Path=/; SameSite=Lax; Secure');
  });

  it.each([
    ['English is asked for', { 'accept-language': 'en-GB, de;q=0.5' }],
    ['English was chosen', { 'accept-language': 'de', cookie: 'i18n_redirected=en' }],
    ['no language is known', { 'accept-language': 'sv' }],
    ['a crawler reads', { 'accept-language': 'de', 'user-agent': crawler }],
    ['a crawler brings a cookie', { cookie: 'i18n_redirected=de', 'user-agent': crawler }],
  ])('is English itself where %s', async (_, headers: Record<string, string>) => {
    const answer = await served.get('/pricing', headers);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('<html lang="en"');
    expect(answer.headers.get('vary')).toMatch(/Accept-Language.*Cookie/);
  });
});

it('never leaves the language that an address names', async () => {
  const answer = await served.get('/fr/pricing', { 'accept-language': 'de', cookie: 'i18n_redirected=ja' });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('<html lang="fr"');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
});

it('does not redirect what is no page', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/pricing.data', '/favicon.svg']) {
    expect((await served.get(path, { 'accept-language': 'de' })).status).toBe(200);
  }
});
