/** The name of the SDK's error, by which it is told without loading the SDK; see docs/decisions/017. */
import { APICallError } from 'ai';
import { expect, it } from 'vitest';
import { readFailure } from './read-failure.ts';

it('a refused call is known by its name, its status and its headers', () => {
  const error = new APICallError({
    message: 'slow down',
    url: 'http://127.0.0.1/',
    requestBodyValues: {},
    statusCode: 429,
    responseHeaders: { 'retry-after': '3' },
    responseBody: '{}',
  });
  expect(error.name).toBe('AI_APICallError');
  expect(readFailure(error, [])).toMatchObject({ kind: 'overloaded', retryAfterMs: 3_000 });
});
