import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import type { Database } from '@adwright/db/open-database.ts';
import { describeOnDatabases } from '@adwright/test-kit/database.ts';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openRunApp } from '../testing/run-app.ts';
import type { TestApp } from '../testing/test-app.ts';

/** How many rows there are of everything that a call could write. Sessions and windows count calls, not effects. */
async function rows(database: Database): Promise<unknown> {
  const tables = ['users', 'registrations', 'credit_entries', 'runs', 'assets', 'feedback', 'idempotency_keys'];
  const counts = tables.map((name) => `(select count(*) from ${name}) as ${name}`);
  const query = `select ${counts.join(', ')}`;
  const { rows: found } =
    database.kind === 'embedded' ? await database.pglite.query(query) : await database.pool.query(query);
  return found;
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

/** Nested so deep that whatever walks it by calling itself runs out of stack; written as text for the same reason. */
const nested = (depth: number) =>
  `{"type":8,"draft":true,"rating":5,"params":${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}}`;
/** Half of a character that needs two: no encoding has it, and no database takes it. */
const halves = [
  '{"type":8,"draft":true,"rating":5,"params":{"a":"\\ud83d"}}',
  '{"rating":5,"\\udc00":1,"text":"a\\udc00b"}',
];

const payloads = [...bodies.map((body) => JSON.stringify(body)), nested(100), nested(2_000), nested(80_000), ...halves];

const posts = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].method === 'POST');
const gets = (Object.keys(endpoints) as EndpointId[]).filter((id) => endpoints[id].method === 'GET');

describeOnDatabases('bad input', (database) => {
  let server: TestApp;
  let token: string;
  beforeAll(async () => {
    server = await openRunApp(database(), { worker: false });
    ({ token } = await server.signUp());
  });
  afterAll(() => server.close());

  test.each(posts)('%s refuses bad input clearly and writes nothing', async (id) => {
    const before = await rows(database());
    for (const payload of payloads) {
      const { method, path: url } = endpoints[id];
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
    expect(await rows(database())).toEqual(before);
  });

  test('what cannot be read back is never stored', async () => {
    const headers = { 'content-type': 'application/json', authorization: token };
    for (const payload of [nested(100), nested(2_000), nested(80_000), ...halves.slice(0, 1)]) {
      const response = await server.app.inject({ method: 'POST', url: '/api/project/create', payload, headers });
      expect(response.json()).toMatchObject({ code: 400, data: { error: 'invalid_input' } });
    }
    const fine = nested(20).replace('"a":1', String.raw`"a":"👍🏽 \ud83d\udc4d"`);
    const kept = await server.app.inject({ method: 'POST', url: '/api/project/create', payload: fine, headers });
    expect(kept.statusCode).toBe(200);
    const list = await server.app.inject({ url: '/api/project/get-list', headers: { authorization: token } });
    expect(list.json()).toMatchObject({ code: 100000, data: { total: 1 } });
  });

  test('a form that breaks off, or is none, is the caller’s mistake', async () => {
    const [url, boundary] = ['/api/product/upload-chunk', 'x'];
    const field = (name: string, value: string) =>
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const chunk = `--${boundary}\r\ncontent-disposition: form-data; name="chunk"; filename="a"\r\n\r\n`;
    const fields = field('upload_id', randomUUID()) + field('index', '0') + field('total', '2');
    const broken = [
      '',
      'nothing of a form',
      `--${boundary}`,
      `--${boundary}--\r\n`,
      fields,
      fields + chunk,
      `${fields}${chunk}half a part`,
      `${fields}${chunk}half a part\r\n--${boundary}`,
      `${field('upload_id', 'x'.repeat(5_000))}${chunk}a\r\n--${boundary}--\r\n`,
      `${field('name', 'x').repeat(40)}${chunk}a\r\n--${boundary}--\r\n`,
      `${fields}${chunk}a\r\n${chunk}b\r\n--${boundary}--\r\n`,
      `${field('__proto__', '1')}${fields}${chunk}a\r\n`,
    ];
    for (const payload of broken) {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}`, authorization: token };
      const response = await server.app.inject({ method: 'POST', url, payload, headers });
      expect({ payload, status: response.statusCode }).toEqual({
        payload,
        status: expect.toSatisfy((status: number) => status >= 400 && status < 500),
      });
      ErrorEnvelope.parse(response.json());
    }
    const headers = { 'content-type': 'multipart/form-data', authorization: token };
    expect((await server.app.inject({ method: 'POST', url, payload: 'x', headers })).statusCode).toBeLessThan(500);
  });

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
});
