import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { beforeAll, expect, it } from 'vitest';
import { pageRenderer, type RenderPage } from './render-page.ts';
import { browser, crawler, origin } from './testing/served-build.ts';

const server = fileURLToPath(new URL('../../../../web/build/server/index.js', import.meta.url));
let render: RenderPage;
const reported: unknown[] = [];

/** The real application, but for one page whose loader fails. */
beforeAll(async () => {
  const build = (await import(pathToFileURL(server).href)) as ServerBuild;
  const pricing = build.routes['page-pricing'];
  if (!pricing) throw new Error('The build has no pricing page.');
  const loader = () => {
    throw new Error('secret: the database password');
  };
  const broken = { ...pricing, module: { ...pricing.module, loader } };
  render = pageRenderer(
    () => Promise.resolve({ ...build, routes: { ...build.routes, 'page-pricing': broken } }),
    origin,
  );
});

function ask(url: string, userAgent: string): Promise<Response> {
  const headers = { 'user-agent': userAgent };
  const report = (error: unknown) => reported.push(error);
  return render({
    method: 'GET',
    url,
    headers,
    signal: new AbortController().signal,
    shared: null,
    nonce: 'n',
    report,
  });
}

it('says what a broken page is, with its status, and nothing of why', async () => {
  const answer = await ask('/pricing', browser);
  const html = await answer.text();
  expect(answer.status).toBe(500);
  expect(html).toMatch(/<title>Internal Server Error · /);
  expect(html).toMatch(/<h1[^>]*>Internal Server Error<\/h1>/);
  expect(html).toContain('Status 500');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain('secret');
});

it('says it in the language of the address', async () => {
  const html = await (await ask('/de/pricing', browser)).text();
  expect(html).toContain('<html lang="de"');
  expect(html).not.toContain('Internal Server Error</h1>');
});

it('tells the log why', async () => {
  reported.length = 0;
  await ask('/pricing', browser);
  expect(reported).toEqual([expect.objectContaining({ message: 'secret: the database password' })]);
  reported.length = 0;
  await ask('/no/such/page', browser);
  expect(reported).toEqual([]);
});

it('gives a crawler the status and no page', async () => {
  const answer = await ask('/pricing', crawler);
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('500\n');
});
