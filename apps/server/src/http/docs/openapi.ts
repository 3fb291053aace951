import { brand } from '@adwright/contract/brand.ts';
import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { type EndpointId, endpoints } from '@adwright/contract/endpoints.ts';
import { envelopeOf } from '@adwright/contract/envelope.ts';
import { schemas } from '@adwright/contract/schemas.ts';
import type { CallSchemas } from '@adwright/contract/call-schemas.ts';
import { errorResponses, errorSchema } from './error-responses.ts';
import { parametersOf, propertiesOf, requiredOf, schemaOf } from './json-schema.ts';
import type { JsonSchema, OpenApi, Operation, Parameter, Response } from './openapi-types.ts';
import { streamPaths } from './streams.ts';
import { describeToolRuns, type DescribedTools, toolComponents } from './tool-schemas.ts';

const description = `Every answer is an envelope \`{code, message, data}\`. Success has the code 100000. An error has the HTTP status as its code, a message in the caller's language (\`?lang\`, else \`Accept-Language\`) and \`data.error\`, a word that does not change.`;

/** The whole API as OpenAPI 3.1, from the same table and schemas that the routes and the client are made of. */
export function openApiDocument(version: string, tools: DescribedTools): OpenApi {
  const paths: OpenApi['paths'] = {};
  for (const id of Object.keys(endpoints) as EndpointId[]) {
    const endpoint = endpoints[id];
    paths[endpoint.path] = { [endpoint.method.toLowerCase()]: operationOf(id, endpoint, schemas[id]) };
  }
  Object.assign(paths, streamPaths());
  describeToolRuns(paths, tools);
  const tags = new Set(Object.values(paths).flatMap(({ get, post }) => (get ?? post)?.tags ?? []));
  return {
    openapi: '3.1.0',
    info: { title: `${brand.name} API`, version, description },
    servers: [{ url: '/' }],
    tags: [...tags].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: errorSchema(), ...toolComponents(tools) },
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'Authorization',
          description: 'The token that signing in answers, or an API key, as it is, without a prefix.',
        },
      },
    },
  };
}

type Schemas = CallSchemas<Record<string, unknown>>[string];

function operationOf(id: EndpointId, endpoint: Endpoint, { input, output, file }: Schemas): Operation {
  const asked = schemaOf(input, 'input');
  return {
    operationId: id,
    summary: endpoint.summary,
    tags: [endpoint.path.split('/')[2] ?? 'api'],
    security: endpoint.access === 'user' ? [{ token: [] }] : [],
    parameters: [...(endpoint.method === 'GET' ? parametersOf(asked, 'query') : []), ...commonParameters(endpoint)],
    ...(endpoint.method === 'POST' && { requestBody: bodyOf(asked, file) }),
    responses: { '200': success(endpoint, output), ...errorResponses(endpoint, file) },
  };
}

function bodyOf(fields: JsonSchema, file: Schemas['file']): NonNullable<Operation['requestBody']> {
  if (!file) return { required: true, content: { 'application/json': { schema: fields } } };
  const bytes = {
    type: 'string',
    format: 'binary',
    description: `Bytes, at most ${file.maxBytes}. Comes behind the fields.`,
  };
  const schema = {
    ...fields,
    properties: { ...propertiesOf(fields), [file.name]: bytes },
    required: [...requiredOf(fields), file.name],
  };
  const encoding = { [file.name]: { contentType: 'application/octet-stream' } };
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } };
}

const replayHeader = {
  'Idempotent-Replay': {
    description: '`true` when this is the first answer again, and nothing was done anew.',
    schema: { type: 'string', const: 'true' },
  },
};

function success({ idempotent }: Endpoint, output: Schemas['output']): Response {
  const content = { 'application/json': { schema: schemaOf(envelopeOf(output), 'output') } };
  return { description: 'Success', ...(idempotent && { headers: replayHeader }), content };
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
    description:
      'The same key and body within 24 hours answers the first result; the same key with another body is refused.',
    schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  };
  return endpoint.idempotent ? [key, lang] : [lang];
}
