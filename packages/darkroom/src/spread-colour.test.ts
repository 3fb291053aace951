import { expect, it } from 'vitest';
import type { Planes } from './planes.ts';
import { spreadColour } from './spread-colour.ts';

const size = { width: 40, height: 8 };
/** Solid at the left, nothing at the right, and an edge of two pixels between them. */
const alpha = Float32Array.from(
  { length: 320 },
  (_, at) => [1, 0.7, 0.3, 0][Math.max(0, Math.min(3, (at % 40) - 17))] ?? 0,
);
const thing = [0.8, 0.4, 0.1] as const;

it('gives an edge the colour of what it is the edge of, and nothing the same, some pixels far', () => {
  const seen = thing.map((value) => alpha.map((cover) => cover * value)) as unknown as Planes;
  const made = spreadColour(seen, alpha, size, 6);
  for (const [channel, value] of thing.entries())
    for (let x = 0; x < 25; x += 1) expect(made[channel as 0][3 * 40 + x]).toBeCloseTo(value, 5);
  expect(made[0][3 * 40 + 35]).toBe(0);
});

it('leaves an empty picture empty', () => {
  const nothing = new Float32Array(320);
  expect(spreadColour([nothing, nothing, nothing], nothing, size)[1].every((value) => value === 0)).toBe(true);
});
