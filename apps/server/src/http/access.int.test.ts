import { extensionZipPath } from '@adwright/contract/collection/extension.ts';
import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { type EndpointId, endpoints, eventsPath } from '@adwright/contract/endpoints.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import type { AppOptions } from './build-app.ts';
import { batchFilesPath } from './routes/batch.ts';
import { docsPath, openApiPath } from './routes/docs.ts';
import { adsExportPath } from './routes/collection-export.ts';
import { exportPath } from './routes/export.ts';
import { filesPath } from './routes/files.ts';
import { musicSamplePath } from './routes/music.ts';
import { paymentNoticePath } from './routes/payment-notices.ts';
import { unsubscribePath } from './routes/unsubscribe.ts';
import { libraryMediaPath } from './routes/library-media.ts';
import { largeSampleAdPath } from './routes/sample-ads.ts';
import { voiceSamplePath } from './routes/voice.ts';
import { isPlainRead } from './known-callers.ts';

/** Routes beside the contract's table, with what a visitor without a token gets. Nothing else may exist. */
const beside: Record<string, number> = {
  [`GET ${openApiPath}`]: 200,
  [`HEAD ${openApiPath}`]: 200,
  [`GET ${docsPath}`]: 200,
  [`HEAD ${docsPath}`]: 200,
  'GET /dev/outbox': 403,
  // Where nothing is sold nobody has anything to tell.
  [`POST ${paymentNoticePath}`]: 404,
  [`GET ${eventsPath}`]: 401,
  // Whoever has a signed address may have the file; without a signature nobody may.
  [`GET ${filesPath}`]: 403,
  [`HEAD ${filesPath}`]: 403,
  // As is a download of everything a person owns.
  [`GET ${exportPath}`]: 403,
  [`GET ${batchFilesPath}`]: 403,
  [`GET ${adsExportPath}`]: 403,
  // The browser extension, for everybody.
  [`GET ${extensionZipPath}`]: 200,
  // Pictures for everybody; there is none of this name.
  'GET /template-previews/*': 404,
  'HEAD /template-previews/*': 404,
  'GET /sample-pictures/*': 404,
  'HEAD /sample-pictures/*': 404,
  'GET /sample-ads/small/*': 404,
  'HEAD /sample-ads/small/*': 404,
  [`GET ${largeSampleAdPath}`]: 404,
  [`GET ${libraryMediaPath}`]: 404,
  [`POST ${unsubscribePath}`]: 404,
  'GET /place-pictures/*': 404,
  'HEAD /place-pictures/*': 404,
  'GET /people-pictures/*': 404,
  'HEAD /people-pictures/*': 404,
  // Open to everybody, for the voices there are.
  [`GET ${musicSamplePath}`]: 404,
  [`GET ${voiceSamplePath}`]: 404,
};

const table: Record<string, Endpoint> = Object.fromEntries(
  Object.values(endpoints).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]),
);
/** What may be read may be asked for without its body, by the same people. */
const heads: Record<string, Endpoint> = Object.fromEntries(
  (Object.keys(endpoints) as EndpointId[])
    .filter(isPlainRead)
    .map((id) => [`HEAD ${endpoints[id].path}`, endpoints[id]]),
);
const calls = { ...table, ...heads };

describeOnDatabases('access', (database) => {
  let server: TestApp;
  const routes: string[] = [];
  beforeAll(async () => {
    const onRoute: AppOptions['onRoute'] = ({ method, url }) => void routes.push(`${method} ${url}`);
    server = await openTestApp(database(), { options: { onRoute } });
  });
  afterAll(() => server.close());

  test('no route exists that neither the contract nor the list names', () => {
    const unknown = routes.filter(
      (route) => !calls[route] && beside[route] === undefined && !route.endsWith(' /api/*'),
    );
    expect(unknown).toEqual([]);
  });

  test('every call of the contract is there', () => {
    expect(Object.keys(calls).filter((route) => !routes.includes(route))).toEqual([]);
  });

  test('a visitor is refused wherever the contract wants a signed-in person, and only there', async () => {
    const wrong: string[] = [];
    for (const route of routes.filter((name) => !name.endsWith(' /api/*'))) {
      const [method = '', url = ''] = route.split(' ');
      const { statusCode } = await server.app.inject({ method, url });
      const right =
        beside[route] === undefined
          ? (statusCode === 401) === (calls[route]?.access === 'user')
          : statusCode === beside[route];
      if (!right) wrong.push(`${route} answered ${statusCode}`);
    }
    expect(wrong).toEqual([]);
  });

  test('what is refused to a visitor is refused to a dead and to a made-up token', async () => {
    const { token } = await server.signUp();
    await server.call('userLogout', {}, { token });
    const ids = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].access === 'user');
    for (const id of ids) {
      for (const dead of [token, 'made-up']) {
        const { status, body } = await server.call(id, {}, { token: dead });
        expect({ id, status, error: body.data.error }).toEqual({ id, status: 401, error: 'unauthorized' });
      }
    }
  });
});
