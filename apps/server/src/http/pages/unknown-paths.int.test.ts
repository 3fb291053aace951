import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { crawler, serveBuild, type ServedBuild } from './testing/served-build.ts';

let served: ServedBuild;
beforeAll(async () => {
  served = await serveBuild();
});
afterAll(() => served.stop());

describe('an unknown path', () => {
  it.each([
    ['/nope', '/nope', 'en'],
    ['/a/b/c/d/e/f', '/a/b/c/d/e/f', 'en'],
    ['/de/nope/deeper', '/de/nope/deeper', 'de'],
    ['/ar/nope', '/ar/nope', 'ar'],
    ['/en/pricing', '/en/pricing', 'en'],
    ['/xx/pricing', '/xx/pricing', 'en'],
    ['/xx', '/xx', 'en'],
    ['/de/de/pricing', '/de/de/pricing', 'de'],
    [`/${'long/'.repeat(60)}end`, `/${'long/'.repeat(60)}end`, 'en'],
    ['/%E6%97%A5%E6%9C%AC', '/日本', 'en'],
    ['/xx/sitemap.xml', '/xx/sitemap.xml', 'en'],
    // Half a letter, and no code at all: nothing that an address may hold.
    ['/%E0%A4%A', '/%E0%A4%A', 'en'],
    ['/de/100%', '/de/100%', 'de'],
  ])('%s is not found, and says so', async (path, shown, lang) => {
    const answer = await served.get(path, { 'accept-language': 'de' });
    const html = await answer.text();
    expect(answer.status).toBe(404);
    if (path.endsWith('.xml')) return;
    expect(html).toContain(`<html lang="${lang}"`);
    expect(html).toContain(shown);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('rel="canonical"');
  });

  it('is called what the specification calls it', async () => {
    const html = await (await served.get('/no/such/page')).text();
    expect(html).toMatch(/<title>Page Not Found · /);
    expect(html).toContain('Page Not Found: /no/such/page');
    expect(html).toContain('404');
  });

  it('cannot smuggle markup into the page', async () => {
    const html = await (await served.get('/%3Cscript%3Ealert(1)%3C/script%3E')).text();
    expect(html).not.toContain('<script>alert(1)');
  });

  it('keeps its address in one piece among Arabic words, where a slash would go to its other end', async () => {
    expect(await (await served.get('/ar/no/such')).text()).toContain(': \u2066/ar/no/such\u2069');
  });

  it('runs only scripts that carry this answer’s own nonce', async () => {
    const [one, other] = await Promise.all([served.get('/nope'), served.get('/nope')]);
    const nonce = /'nonce-([^']+)'/.exec(one.headers.get('content-security-policy') ?? '')?.[1];
    expect(nonce).toMatch(/^[\w-]{20,}$/);
    expect(other.headers.get('content-security-policy')).not.toContain(nonce);
    const scripts = [...(await one.text()).matchAll(/<script(?![^>]*ld\+json)([^>]*)>/g)];
    expect(scripts.length).toBeGreaterThan(3);
    for (const [, attributes] of scripts) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it.each(['/nope', '/de/no/such', '/xx/pricing'])('gives a crawler the status of %s and no page', async (path) => {
    const answer = await served.get(path, { 'user-agent': crawler });
    const body = await answer.text();
    expect(answer.status).toBe(404);
    expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    expect(body.length).toBeLessThan(40);
    expect(body).not.toContain('<');
  });

  it('is not found for scripts that ask for its data either', async () => {
    expect((await served.get('/nope/x.data')).status).toBe(404);
  });
});

it('has one address per page: a slash at the end leads to the one without', async () => {
  const answer = await served.get('/de/pricing/?a=1');
  expect(answer.status).toBe(301);
  expect(answer.headers.get('location')).toBe('/de/pricing?a=1');
});

it('never sends anybody to another host', async () => {
  for (const path of ['//evil.example/', '//evil.example/pricing/', '/\\evil.example/', '///pricing/']) {
    const answer = await served.get(path, { 'accept-language': 'de' });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('location')).toBeNull();
  }
});
