import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { docsPage } from './docs-page.ts';
import { openApiDocument } from './openapi.ts';

const document = openApiDocument('1.2.3');
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
    access === 'user' || path.includes('login') || path.includes('verify'),
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

test('the page for people names every call and field, and needs no script', () => {
  const { html } = docsPage(document);
  for (const id of ids) expect(html).toContain(`id="${id}"`);
  expect(html).toContain('<code>plan_info.renews_at</code>');
  expect(html).toContain('at least 8 characters');
  expect(html).not.toContain('<script');
  expect(html).not.toMatch(/undefined|\[object/);
});
