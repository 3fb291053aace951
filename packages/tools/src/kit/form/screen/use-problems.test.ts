import { expect, it } from 'vitest';
import { z } from 'zod';
import { problemsOf } from './use-problems.ts';

const Order = z.object({ product: z.object({ title: z.string().min(1), benefits: z.array(z.string().max(5)) }) });

it('says of a list what is wrong with one of its lines', () => {
  const problems = problemsOf(Order.safeParse({ product: { title: 'Mug', benefits: ['short', 'far too long'] } }));
  expect(problems.get('product.benefits')?.path).toEqual(['product', 'benefits', 1]);
  expect(problems.has('product')).toBe(false);
});

it('says of a field what is wrong with it, and nothing of what it stands in', () => {
  const problems = problemsOf(Order.safeParse({ product: { title: '', benefits: [] } }));
  expect([...problems.keys()]).toEqual(['product.title']);
});
