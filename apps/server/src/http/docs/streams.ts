/** What is no call of the table, because it answers bytes or a stream and not an envelope. */
import { eventsPath } from '@adwright/contract/endpoints.ts';
import { RunEvent } from '@adwright/contract/run/run.ts';
import { FileParams, FileQuery, filesPath } from '../routes/files.ts';
import { errorResponse, errorResponses } from './error-responses.ts';
import { parametersOf, schemaOf } from './json-schema.ts';
import type { OpenApi, Operation } from './openapi-types.ts';

export function streamPaths(): OpenApi['paths'] {
  return {
    [eventsPath]: { get: eventsOperation() },
    [filesPath.replaceAll(/:(\w+)/g, '{$1}')]: { get: fileOperation() },
  };
}

function eventsOperation(): Operation {
  const stream = {
    description:
      'A stream that stays open. Each message `event: run` carries this as its `data`; a comment comes every few seconds to keep the line open. Nothing is repeated: after a lost connection, ask for what may have changed.',
    content: { 'text/event-stream': { schema: schemaOf(RunEvent, 'output') } },
  };
  return {
    operationId: 'events',
    summary: 'Progress of the caller’s own work, as server-sent events.',
    tags: ['events'],
    security: [{ token: [] }],
    parameters: [],
    responses: { '200': stream, ...errorResponses({ method: 'GET', path: eventsPath, access: 'user', summary: '' }) },
  };
}

function fileOperation(): Operation {
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  return {
    operationId: 'file',
    summary: 'A file, by the signed address that an asset’s `url` is. It works for an hour and a little.',
    tags: ['files'],
    security: [],
    parameters: [
      ...parametersOf(schemaOf(FileParams, 'input'), 'path'),
      ...parametersOf(schemaOf(FileQuery, 'input'), 'query'),
      {
        name: 'Range',
        in: 'header',
        required: false,
        description: 'A part of the file, in bytes.',
        schema: { type: 'string', examples: ['bytes=0-1023'] },
      },
    ],
    responses: {
      '200': { description: 'The file, with its own content type.', content: bytes },
      '206': { description: 'The part that was asked for.', content: bytes },
      '403': errorResponse('403', 'The address was changed or has run out.'),
      '404': errorResponse('404', 'The file is gone.'),
      '416': { description: 'The file has no such part.', content: {} },
      '500': errorResponse('500', 'A fault of ours.'),
    },
  };
}
