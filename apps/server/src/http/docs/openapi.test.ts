import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { errorStatus } from '@adwright/contract/errors.ts';
import { expect, test } from 'vitest';
import { catalog } from '@adwright/tools/catalog.ts';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.2.3', catalog);
const ids = Object.keys(endpoints) as EndpointId[];

test.each(ids)('%s is described whole', (id) => {
  const { path, method, access } = endpoints[id];
  const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
  expect(operation).toMatchObject({ operationId: id, security: access === 'user' ? [{ token: [] }] : [] });
  expect(operation?.requestBody !== undefined).toBe(method === 'POST');
  const success = operation?.responses['200']?.content['application/json']?.schema;
  expect(success).toMatchObject({ properties: { code: { const: 100000 }, data: { type: 'object' } } });
  expect(operation?.responses['400']?.content['application/json']?.schema).toEqual({
    $ref: '#/components/schemas/Error',
  });
  expect(operation?.responses['401'] !== undefined).toBe(
    access === 'user' || path.includes('login') || path.includes('verify') || path.includes('reset'),
  );
});

test('a query is described field by field, and the key where it is taken', () => {
  const list = document.paths['/api/tool/get-list']?.get?.parameters ?? [];
  expect(list.find(({ name }) => name === 'page_size')).toMatchObject({
    in: 'query',
    required: false,
    schema: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
  });
  const run = document.paths['/api/tool/run']?.post?.parameters ?? [];
  expect(run.map(({ name }) => name)).toContain('Idempotency-Key');
});

test('an upload is a form with its fields and its bytes', () => {
  const operation = document.paths['/api/product/upload-chunk']?.post;
  expect(Object.keys(operation?.requestBody?.content ?? {})).toEqual(['multipart/form-data']);
  const { schema, encoding } = operation?.requestBody?.content['multipart/form-data'] ?? {};
  expect(schema).toMatchObject({
    type: 'object',
    required: ['upload_id', 'index', 'total', 'chunk'],
    properties: {
      upload_id: { type: 'string', format: 'uuid' },
      index: { type: 'integer', minimum: 0, maximum: 4095 },
      total: { type: 'integer', minimum: 1, maximum: 4096 },
      sha256: { type: 'string', pattern: expect.any(String) },
      name: { type: 'string', maxLength: 200 },
      chunk: { type: 'string', format: 'binary' },
    },
  });
  expect(encoding).toEqual({ chunk: { contentType: 'application/octet-stream' } });
  expect(operation?.responses['413']?.description).toContain('8 MiB');
});

test('what answers no envelope is described, too', () => {
  const events = document.paths['/api/events']?.get;
  expect(events).toMatchObject({ operationId: 'events', security: [{ token: [] }], tags: ['events'] });
  expect(events?.responses['200']?.content['text/event-stream']?.schema).toMatchObject({
    properties: { id: { type: 'string' }, status: { enum: expect.arrayContaining(['queued', 'succeeded']) } },
  });
  const file = document.paths['/files/{id}/{name}']?.get;
  expect(file).toMatchObject({ operationId: 'file', security: [] });
  expect(file?.parameters.map(({ name, in: place, required }) => [name, place, required])).toEqual([
    ['id', 'path', true],
    ['name', 'path', true],
    ['expires', 'query', false],
    ['signature', 'query', false],
    ['share', 'query', false],
    ['download', 'query', false],
    ['Range', 'header', false],
  ]);
  expect(file?.responses['206']?.content['application/octet-stream']).toBeDefined();
  expect(file?.responses['403']).toBeDefined();
});

test('the token, the key and every error code are written down', () => {
  expect(document.components.securitySchemes['token']).toMatchObject({ in: 'header', name: 'Authorization' });
  for (const id of ids) {
    const { path, method, idempotent } = { idempotent: false, ...endpoints[id] };
    const operation = document.paths[path]?.[method === 'GET' ? 'get' : 'post'];
    const key = operation?.parameters.find(({ name }) => name === 'Idempotency-Key');
    expect([id, key !== undefined]).toEqual([id, idempotent]);
    expect(operation?.responses['200']?.headers?.['Idempotent-Replay'] !== undefined).toBe(idempotent);
    for (const status of ['429', '503']) expect(operation?.responses[status]?.headers?.['Retry-After']).toBeDefined();
  }
  expect(document.components.schemas['Error']).toMatchObject({
    required: ['code', 'message', 'data'],
    properties: {
      code: { enum: expect.arrayContaining([400, 401, 402, 404, 429, 500]) },
      data: {
        required: ['error'],
        properties: {
          error: { enum: Object.keys(errorStatus) },
          issues: { items: { required: ['path', 'message'] } },
        },
      },
    },
  });
});

test('the page for people names every call and field, and needs no script', () => {
  const { html } = docsPage(document);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('<code>plan_info.renews_at</code>');
  expect(html).toContain('at least 8 characters');
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/undefined|\[object/);
});

test.each(Object.values(catalog).map(({ id, call }) => [id, call] as const))(
  '%s says what it takes and gives',
  (id, call) => {
    const { schemas } = document.components;
    expect(schemas[`${id}.input`]).toHaveProperty('examples');
    expect(schemas[`${id}.output`]).toBeDefined();
    const named = (path: string) =>
      JSON.stringify(document.paths[path]?.post?.requestBody?.content).includes(`"#/components/schemas/${id}.input"`);
    expect(named('/api/tool/quote')).toBe(true);
    expect(named('/api/tool/run')).toBe(call === undefined);
  },
);

test('every reference leads somewhere', () => {
  const text = JSON.stringify(document);
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name = '']) => name);
  expect(names.filter((name) => !(name in document.components.schemas))).toEqual([]);
  expect(text).not.toContain('"#/$defs/');
});
