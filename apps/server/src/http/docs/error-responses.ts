import type { Endpoint } from '@adwright/contract/endpoint.ts';
import { ErrorEnvelope } from '@adwright/contract/envelope.ts';
import { errorStatus } from '@adwright/contract/errors.ts';
import { schemaOf } from './json-schema.ts';
import type { JsonSchema, Response } from './openapi-types.ts';

/** The envelope with the codes that it can carry: `error` is for programs, `message` for people. */
export function errorSchema(): JsonSchema {
  const envelope = schemaOf(ErrorEnvelope, 'output') as { properties: { code: JsonSchema; data: ErrorData } };
  const { code, data } = envelope.properties;
  Object.assign(code, { enum: [...new Set(Object.values(errorStatus))].toSorted((a, b) => a - b) });
  Object.assign(data.properties.error, {
    enum: Object.keys(errorStatus),
    description: 'A word that does not change, whatever the language of the message.',
  });
  return envelope;
}

type ErrorData = { properties: { error: JsonSchema } };

const errorReference = { $ref: '#/components/schemas/Error' };

const retryAfter = {
  'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } },
};

/** The errors that a kind of call can meet. */
export function errorResponses(endpoint: Endpoint, file?: { readonly maxBytes: number }): Record<string, Response> {
  const takesBody = endpoint.method === 'POST';
  const statuses: Record<string, string | false> = {
    '400': 'The input is not valid; `data.issues` says where and why.',
    '401':
      (endpoint.access === 'user' || endpoint.limit === 'sign_in') && 'No token, a dead one, or wrong credentials.',
    '402': endpoint.limit === 'generate' && 'Not enough credits.',
    '404': endpoint.access === 'user' && 'Unknown, or somebody else’s.',
    '409': endpoint.idempotent === true && 'The key was used for another request, or that one is still under way.',
    '413':
      takesBody &&
      (file ? `The part is larger than ${mebibytes(file.maxBytes)}, or the file than its kind may be.` : tooLarge),
    '415': takesBody && (file ? 'The file is of a kind that is not taken.' : 'The body is not JSON.'),
    '422': takesBody && 'Understood, but impossible.',
    '429': 'Too many requests; `Retry-After` says when to come again.',
    '500': 'A fault of ours.',
    '503': 'Not available, or too busy to answer within ten seconds; `Retry-After` says when to come again.',
  };
  const entries = Object.entries(statuses).filter((entry): entry is [string, string] => entry[1] !== false);
  return Object.fromEntries(entries.map(([status, words]) => [status, errorResponse(status, words)]));
}

const tooLarge = 'The body is larger than 1 MiB.';

export function errorResponse(status: string, description: string): Response {
  const content = { 'application/json': { schema: errorReference } };
  return { description, ...((status === '429' || status === '503') && { headers: retryAfter }), content };
}

function mebibytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MiB`;
}
