import { expect, it } from 'vitest';
import { isSteady } from './is-steady.ts';

const outline = (inside: number, unsure: number) => ({
  logits: Float32Array.from({ length: 1000 }, (_, i) => (i < inside ? 6 : i < inside + unsure ? 0.2 : -6)),
});

it('believes an outline of which little is unsure, and neither a haze nor nothing', () => {
  expect(isSteady(outline(400, 40))).toBe(true);
  expect(isSteady(outline(100, 120))).toBe(false);
  expect(isSteady(outline(0, 0))).toBe(false);
});
