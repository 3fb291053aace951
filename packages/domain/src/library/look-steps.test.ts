import { lookBytes } from '@adwright/contract/library/look.ts';
import { expect, it } from 'vitest';
import { stepBits, stepsOf } from './look-steps.ts';

const differing = (one: string, other: string): number => Array.from(one).filter((bit, at) => bit !== other[at]).length;

it('differ in more bits the farther two looks are apart', () => {
  const plain = new Uint8Array(lookBytes).fill(100);
  const [near, far] = [plain.map((value) => value + 12), plain.map((value) => value + 60)];
  expect(stepsOf(plain)).toHaveLength(stepBits);
  expect(stepsOf(plain)).toMatch(/^[01]+$/);
  const [a, b] = [differing(stepsOf(plain), stepsOf(near)), differing(stepsOf(plain), stepsOf(far))];
  expect([a > 0, b > 2 * a]).toEqual([true, true]);
});
