import { AppError } from '@adwright/contract/errors.ts';
import { expect, test } from 'vitest';
import { asAppError } from './error-handler.ts';

test.each([
  [new AppError('code_expired'), 'code_expired'],
  [Object.assign(new Error('big'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE', statusCode: 413 }), 'too_large'],
  [Object.assign(new Error('type'), { code: 'FST_ERR_CTP_INVALID_MEDIA_TYPE', statusCode: 415 }), 'wrong_content_type'],
  [Object.assign(new SyntaxError('json'), { statusCode: 400 }), 'invalid_json'],
  [new DOMException('late', 'TimeoutError'), 'timeout'],
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), 'disk_full'],
  [Object.assign(new Error('in recovery mode'), { code: '57P03' }), 'unavailable'],
  [Object.assign(new Error('connect'), { name: 'QueryError', code: 'ECONNREFUSED' }), 'unavailable'],
  [Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }), 'internal'],
  [new Error('Query failed: Connection terminated unexpectedly'), 'unavailable'],
  [Object.assign(new Error('?'), { statusCode: 418 }), 'internal'],
  [new Error('select * from users'), 'internal'],
  ['a thrown word', 'internal'],
  [null, 'internal'],
])('%s → %s', (error, code) => {
  expect(asAppError(error).code).toBe(code);
});

test('what Fastify’s own validation found is listed by path', () => {
  const error = Object.assign(new Error(), { validation: [{ instancePath: '/a/0', message: 'wrong' }] });
  expect(asAppError(error)).toMatchObject({ code: 'invalid_input', issues: [{ path: 'a.0', message: 'wrong' }] });
});
