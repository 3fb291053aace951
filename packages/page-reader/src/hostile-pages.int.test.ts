import { AppError, type ErrorCode } from '@adwright/contract/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPageReader } from './open-page-reader.ts';
import type { PageReader } from './page-reader.ts';
import { type HostileServer, startHostileServer } from './testing/hostile-server.ts';

let server: HostileServer;
let reader: PageReader;
beforeAll(async () => {
  server = await startHostileServer();
  reader = openPageReader({
    network: { allowLoopback: true },
    gapMs: 0,
    // Long enough for a busy machine to read what is good, short enough to wait for what never ends.
    limits: { totalMs: 4_000, stepMs: 1_500, lookMs: 0 },
    pool: { timeoutMs: 10_000, memoryMb: 192 },
  });
});
afterAll(async () => {
  await reader.close();
  await server.close();
});

/** The code it was refused with; null when it was read. */
async function refusal(url: string): Promise<ErrorCode | null> {
  const startRss = process.memoryUsage().rss;
  try {
    await reader.readProductPage(url);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  } finally {
    // Packed bodies unpack to a gigabyte: whoever kept them would be far beyond this.
    expect(process.memoryUsage().rss - startRss).toBeLessThan(400 * 1024 * 1024);
  }
}

it('reads a good page, and says who it is without saying who asked', async () => {
  const facts = await reader.readProductPage(`${server.origin}/good`);
  expect(facts).toMatchObject({ title: 'Walnut Desk Tray', price: 42, currency: 'EUR' });
  const sent = server.headers.at(-1) ?? {};
  expect(sent['user-agent']).toContain('Adwright');
  expect([sent.cookie, sent.referer, sent.authorization]).toEqual([undefined, undefined, undefined]);
});

describe('is refused in bounded time and memory', () => {
  it.each([
    ['/gzip-bomb', 'page_too_large'],
    ['/brotli-bomb', 'page_too_large'],
    ['/twice-packed', 'page_not_html'],
    ['/broken-gzip', 'page_unreachable'],
    ['/claims-a-gigabyte', 'page_too_large'],
    ['/endless', 'page_too_large'],
    ['/drip', 'page_timeout'],
    ['/stops-in-the-middle', 'page_timeout'],
    ['/never-answers', 'page_timeout'],
    ['/hangs-up', 'page_unreachable'],
    ['/endless-headers', 'page_unreachable'],
    ['/redirect-loop', 'page_unreachable'],
    ['/redirect-chain', 'page_unreachable'],
    ['/refresh-inside', 'page_address_refused'],
    ['/pdf', 'page_not_html'],
    ['/missing', 'page_missing'],
    ['/asks-for-a-key', 'page_login_wall'],
    ['/keeps-out', 'page_blocked'],
    ['/breaks', 'page_unreachable'],
    ['/private/product', 'page_robots'],
    ['/login-wall', 'page_login_wall'],
    ['/script-only', 'page_script_only'],
    ['/challenge', 'page_blocked'],
    ['/imprint', 'page_nothing_found'],
    ['/empty', 'page_nothing_found'],
  ] as const)('%s: %s', async (path, code) => {
    expect(await refusal(server.origin + path)).toBe(code);
  });

  it.each([
    '/deep',
    '/giant-attribute',
    '/many-attributes',
    '/many-elements',
    '/unclosed-tags',
    '/price-bomb',
    '/regex-bomb',
    '/json-bomb',
    '/script-bomb',
    '/microdata-bomb',
  ])('%s: read or given up, and the next page is read as ever', async (path) => {
    const started = performance.now();
    await refusal(server.origin + path);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(await refusal(`${server.origin}/good`)).toBeNull();
  });
});

describe('never asks inside', () => {
  it.each([
    'http://10.0.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[64:ff9b::10.0.0.1]/',
    'http://0xa000001/',
    'http://012.0.0.1/',
    'http://167772161/',
    'http://100.64.0.1/',
    'http://192.168.1.1/',
    'http://0.0.0.0/',
    'http://intranet/',
    'http://user:secret@example.com/',
    'https://example.com:8443/',
    'ftp://example.com/file',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'not an address',
    '',
  ])('%s', async (url) => {
    expect(await refusal(url)).toBe('page_address_refused');
    if (!url.includes(':')) return;
    // And not by a detour either.
    expect(await refusal(`${server.origin}/redirect?to=${encodeURIComponent(url)}`)).toBe('page_address_refused');
  });

  it('loopback, when it is not a test that allows it', async () => {
    const strict = openPageReader();
    const before = server.asked.length;
    await expect(strict.readProductPage(`${server.origin}/good`)).rejects.toMatchObject({
      code: 'page_address_refused',
    });
    await expect(strict.fetchPicture(`${server.origin}/picture.png`)).rejects.toMatchObject({
      code: 'picture_unreachable',
    });
    expect(server.asked.length).toBe(before);
    await strict.close();
  });
});

it('follows a page that sends its reader on', async () => {
  expect(await reader.readProductPage(`${server.origin}/refresh`)).toMatchObject({ title: 'Walnut Desk Tray' });
});

it('asks a site for its rules once, not for every page', async () => {
  await refusal(`${server.origin}/good`);
  await refusal(`${server.origin}/good`);
  expect(server.asked.filter((path) => path === '/robots.txt')).toHaveLength(1);
});

it('gives up when the caller does', async () => {
  const gone = new AbortController();
  const reading = reader.readProductPage(`${server.origin}/never-answers`, { signal: gone.signal });
  gone.abort();
  await expect(reading).rejects.toMatchObject({ name: 'AbortError' });
});
