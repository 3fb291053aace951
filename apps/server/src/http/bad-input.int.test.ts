import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import type { EmbeddedDatabase } from '@adwright/db/open-database.ts';
import { openEmbedded } from '@adwright/db/open-embedded.ts';
import { type DatabasePlace, placeEmbedded } from '@adwright/test-kit/database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

let place: DatabasePlace;
let database: EmbeddedDatabase;
let server: TestApp;
let token: string;

beforeAll(async () => {
  place = await placeEmbedded();
  database = await openEmbedded(place.options.dataDir);
  server = await openTestApp(database);
  ({ token } = await server.signUp());
});
afterAll(async () => {
  await server.close();
  await database.close();
  await place.remove();
});

/** How many rows there are of everything that a call could write. Sessions and windows count calls, not effects. */
async function rows(): Promise<unknown> {
  const tables = ['users', 'registrations', 'credit_entries', 'runs', 'assets', 'feedback', 'idempotency_keys'];
  const counts = tables.map((name) => `(select count(*) from ${name}) as ${name}`);
  return (await database.pglite.query(`select ${counts.join(', ')}`)).rows;
}

const huge = 'x'.repeat(100_000);
const hostile = '\u0000\u202E<script>alert(1)</script>"\'; drop table users; --';

/** Wrong types, nothing, too much, and things meant to break something. */
const bodies: readonly unknown[] = [
  [],
  'text',
  7,
  null,
  true,
  {
    email: 5,
    password: [],
    code: {},
    rating: 'five',
    tool: 1,
    kind: 'poem',
    brief: 'x',
    wish: 5,
    credential: 1,
    id: 1,
  },
  { email: '', password: '', code: '', rating: 0, tool: '', kind: '', brief: {}, wish: '', credential: '', id: '' },
  {
    email: huge,
    password: huge,
    code: huge,
    rating: 1e308,
    tool: huge,
    kind: huge,
    brief: { product: huge },
    wish: huge,
    credential: huge,
    id: huge,
  },
  {
    email: hostile,
    password: hostile,
    code: hostile,
    rating: -1,
    tool: hostile,
    kind: hostile,
    brief: { product: '' },
    wish: '\n',
    credential: hostile.slice(0, 5),
    id: hostile,
  },
];

const posts = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].method === 'POST');

test.each(posts)('%s refuses bad input clearly and writes nothing', async (id) => {
  const before = await rows();
  for (const body of bodies) {
    const { method, path: url } = endpoints[id];
    const payload = JSON.stringify(body);
    const headers = { 'content-type': 'application/json', authorization: token };
    const response = await server.app.inject({ method, url, payload, headers });
    const answer = ErrorEnvelope.parse(response.json());
    expect({ body: payload.slice(0, 80), status: response.statusCode }).toEqual({
      body: payload.slice(0, 80),
      status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
    });
    expect(answer.code).toBe(response.statusCode);
    expect(answer.message).not.toBe('');
    expect(answer.message + JSON.stringify(answer.data.issues ?? [])).not.toMatch(/select|insert|\/src\/|at \w+ \(/);
  }
  expect(await rows()).toEqual(before);
});

const gets = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].method === 'GET');

test.each(gets)('%s answers any query with what is asked or with a clear refusal', async (id) => {
  const queries = [
    '?id=1&page=-1&page_size=0',
    '?id=&page=x&page_size=1e9',
    `?id=${'x'.repeat(2000)}`,
    '?id[]=1&__proto__=1',
    '?%00=%00&%E0%A4%A=1',
  ];
  for (const query of queries.filter(() => id !== 'userLogout')) {
    const response = await server.app.inject({
      url: `${endpoints[id].path}${query}`,
      headers: { authorization: token },
    });
    expect(response.statusCode).toBeLessThan(500);
    expect(response.json()).toMatchObject({ code: expect.any(Number), message: expect.any(String) });
  }
});
