import { expect, it } from 'vitest';
import { classify } from './classify.ts';

it('names the likeliest class of each pixel and how surely it is a person', () => {
  const logits = Float32Array.from(
    [
      [9, 0, 0, 0, 0, 0],
      [0, 0, 0, 8, 0, 0],
      [2, 2, 0, 0, 0, 0],
      [0, 0, 0, 0, 7, 0],
    ].flat(),
  );
  const map = classify(logits, 2, 2);
  expect([...map.classes]).toEqual([0, 3, 0, 4]);
  expect(map.person[0]).toBeLessThan(3);
  expect(map.person[1]).toBeGreaterThan(252);
  expect(map.person[2]).toBeGreaterThan(127);
  expect(map.shares).toMatchObject({ background: 0.5, 'face-skin': 0.25, clothes: 0.25, hair: 0 });
});
