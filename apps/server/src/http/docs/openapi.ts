import { brand } from '@adwright/contract/brand.ts';
import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { type EndpointId, endpoints, eventsPath } from '@adwright/contract/endpoints.ts';
import { envelopeOf, ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { RunEvent } from '@adwright/contract/run/run.ts';
import { schemas } from '@adwright/contract/schemas.ts';
import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;
type Parameter = {
  name: string;
  in: 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};
type Response = { description: string; content: Record<string, { schema: JsonSchema }> };

export type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters: Parameter[];
  requestBody?: { required: true; content: { 'application/json': { schema: JsonSchema } } };
  responses: Record<string, Response>;
};

export type OpenApi = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, { get?: Operation; post?: Operation }>;
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<string, { type: 'apiKey'; in: 'header'; name: string; description: string }>;
  };
};

const description = `Every answer is an envelope \`{code, message, data}\`. Success has the code 100000. An error has the HTTP status as its code, a message in the caller's language (\`?lang\`, else \`Accept-Language\`) and \`data.error\`, a word that does not change.`;

/** The whole API as OpenAPI 3.1, from the same table and schemas that the routes and the client are made of. */
export function openApiDocument(version: string): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint = endpoints[id];
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operationOf(id, endpoint) };
  }
  paths[eventsPath] = { get: eventsOperation() };
  const tags = new Set(Object.keys(paths).map(tagOf));
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version, description },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorEnvelope, 'output') },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that signing in answers, as it is, without a prefix.',
        },
      },
    },
  };
}

function operationOf(id: EndpointId, endpoint: Endpoint): Operation {
  const input = schemaOf(schemas[id].input, 'input');
  const body = { required: true as const, content: { 'application/json': { schema: input } } };
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [tagOf(endpoint.path)],
    security: endpoint.access === 'user' ? [{ token: [] }] : [],
    parameters: [...(endpoint.method === 'GET' ? queryParameters(input) : []), ...commonParameters(endpoint)],
    ...(endpoint.method === 'POST' && { requestBody: body }),
    responses: { '200': json('Success', schemaOf(envelopeOf(schemas[id].output), 'output')), ...errorsOf(endpoint) },
  };
}

function queryParameters(input: JsonSchema): Parameter[] {
  const required = new Set(Array.isArray(input['required']) ? input['required'] : []);
  const properties = (input['properties'] ?? {}) as Record<string, JsonSchema>;
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.has(name),
    schema,
  }));
}

function commonParameters(endpoint: Endpoint): Parameter[] {
  const lang: Parameter = {
    name: 'lang',
    in: 'query',
    required: false,
    description: 'Language of error messages and letters.',
    schema: { type: 'string' },
  };
  const key: Parameter = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description: 'The same key and body within 24 hours answers the first result.',
    schema: { type: 'string', minLength: 1, maxLength: 255 },
  };
  return endpoint.idempotent ? [key, lang] : [lang];
}

/** The errors a kind of call can meet; what each code means is in its message. */
function errorsOf(endpoint: Endpoint): Record<string, Response> {
  const statuses: Record<string, string | false> = {
    '400': 'The input is not valid; `data.issues` says where and why.',
    '401':
      (endpoint.access === 'user' || endpoint.limit === 'sign_in') && 'No token, a dead one, or wrong credentials.',
    '402': endpoint.limit === 'generate' && 'Not enough credits.',
    '404': endpoint.access === 'user' && 'Unknown, or somebody else’s.',
    '409': endpoint.idempotent === true && 'The key was used for another request, or that one is still under way.',
    '413': endpoint.method === 'POST' && 'The body is larger than 1 MiB.',
    '415': endpoint.method === 'POST' && 'The body is not JSON.',
    '422': endpoint.method === 'POST' && 'Understood, but impossible.',
    '429': 'Too many requests; `Retry-After` says when to come again.',
    '500': 'A fault of ours.',
    '503': 'The service, or one it needs, is not available.',
  };
  const reference = { $ref: '#/components/schemas/Error' };
  const entries = Object.entries(statuses).filter((entry): entry is [string, string] => entry[1] !== false);
  return Object.fromEntries(entries.map(([status, words]) => [status, json(words, reference)]));
}

function eventsOperation(): Operation {
  const endpoint: Endpoint = { method: 'GET', path: eventsPath, access: 'user', summary: '' };
  const stream = {
    description: 'A stream; each `event: run` carries this.',
    content: { 'text/event-stream': { schema: schemaOf(RunEvent, 'output') } },
  };
  return {
    operationId: 'events',
    summary: 'Progress of the caller’s own work, as server-sent events.',
    tags: [tagOf(eventsPath)],
    security: [{ token: [] }],
    parameters: commonParameters(endpoint),
    responses: { '200': stream, ...errorsOf(endpoint) },
  };
}

function json(words: string, schema: JsonSchema): Response {
  return { description: words, content: { 'application/json': { schema } } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JsonSchema;
  return rest;
}

function tagOf(path: string): string {
  return path.split('/')[2] ?? 'api';
}
