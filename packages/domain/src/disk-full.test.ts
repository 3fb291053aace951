import { expect, test } from 'vitest';
import { isDiskFull } from './disk-full.ts';

test.each([
  [Object.assign(new Error('write'), { code: 'ENOSPC' }), true],
  [Object.assign(new Error('could not extend file'), { code: '53100' }), true],
  [new Error('ffmpeg ended with 1: av_interleaved_write_frame(): No space left on device'), true],
  [new Error('storage', { cause: Object.assign(new Error('write'), { code: 'EDQUOT' }) }), true],
  [Object.assign(new Error('duplicate key'), { code: '23505' }), false],
  ['No space left on device', false],
  [null, false],
])('%s → %s', (error, full) => {
  expect(isDiskFull(error)).toBe(full);
});
