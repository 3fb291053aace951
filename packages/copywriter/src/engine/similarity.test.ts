import { expect, it } from 'vitest';
import { similarity, trigramsOf } from './similarity.ts';

const alike = (left: string, right: string) => similarity(trigramsOf(left), trigramsOf(right));

it('is 1 for the same words, whatever their marks and case', () => {
  expect(alike('Keeps drinks cold.', 'keeps  drinks, COLD!')).toBe(1);
  expect(alike('保冷24小时。防漏瓶盖', '保冷24小时，防漏瓶盖！')).toBe(1);
});

it('is 0 for texts that share nothing, and in between for the rest', () => {
  expect(alike('abcdef', 'uvwxyz')).toBe(0);
  const close = alike('Keeps drinks cold for a day', 'Keeps drinks cold for a week');
  const far = alike('Keeps drinks cold for a day', 'Fits every cup holder');
  expect(close).toBeGreaterThan(0.75);
  expect(far).toBeLessThan(0.2);
});

it('takes empty texts for alike only among themselves', () => {
  expect(alike('', '…')).toBe(1);
  expect(alike('', 'word')).toBe(0);
});
