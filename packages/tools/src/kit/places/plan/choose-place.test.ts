import { places } from '@adwright/places/places.ts';
import { expect, it } from 'vitest';
import { choosePlace } from './choose-place.ts';

it('chooses the same place for the same seed, and others for others', () => {
  const chosen = [0, 1, 2, 3, 4].map((seed) => choosePlace(places, 'mixed', seed)?.id);
  expect([0, 1, 2, 3, 4].map((seed) => choosePlace(places, 'mixed', seed)?.id)).toEqual(chosen);
  expect(new Set(chosen).size).toBeGreaterThan(2);
});

it('keeps to places where the style is at home', () => {
  for (let seed = 0; seed < 12; seed += 1)
    expect(['night', 'living']).toContain(choosePlace(places, 'premium', seed)?.group);
});

it('has nothing to choose from nothing', () => {
  expect(choosePlace([], 'clean', 3)).toBeUndefined();
});
