import { expect, it } from 'vitest';
import { refusalOf } from './file-refusal.ts';

const rules = { accept: 'video/mp4,image/*,.mov', maxBytes: 100 };

it.each([
  [{ name: 'a.mp4', type: 'video/mp4', size: 100 }, null],
  [{ name: 'A.MOV', type: '', size: 5 }, null],
  [{ name: 'a.png', type: 'image/png', size: 5 }, null],
  [{ name: 'a.mp4', type: 'video/mp4', size: 101 }, 'too_large'],
  [{ name: 'a.txt', type: 'text/plain', size: 5 }, 'wrong_kind'],
  [{ name: 'empty.mp4', type: 'video/mp4', size: 0 }, 'wrong_kind'],
])('looks at %o', (file, refusal) => {
  expect(refusalOf(file, rules)).toBe(refusal);
});
