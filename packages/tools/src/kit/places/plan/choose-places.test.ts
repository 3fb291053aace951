import type { ImageAdStyle } from '@adwright/contract/ads-image/image-ad.ts';
import { places } from '@adwright/places/places.ts';
import { hasColouredLight } from '@adwright/scenery/place/coloured-light.ts';
import { expect, it } from 'vitest';
import { choosePlaces, isTooLargeFor, placesFor, usualPlace } from './choose-places.ts';

const idsOf = (seed: number): string[] =>
  choosePlaces(places, { style: 'mixed', kind: null }, seed, 3).map(({ id }) => id);

it('chooses the same places for the same seed, and others for others', () => {
  const seeds = [0, 1, 2, 3, 4];
  expect(seeds.map(idsOf)).toEqual(seeds.map(idsOf));
  expect(new Set(seeds.map((seed) => idsOf(seed)[0])).size).toBeGreaterThan(2);
});

it('shows another kind of place each time while there is one', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const groups = choosePlaces(places, { style: 'mixed', kind: null }, seed, 3).map(({ group }) => group);
    expect(new Set(groups).size).toBe(3);
  }
});

it('keeps to places where the style is at home', () => {
  for (let seed = 0; seed < 12; seed += 1)
    for (const { group } of choosePlaces(places, { style: 'premium', kind: null }, seed, 3))
      expect(['night', 'living', 'shop']).toContain(group);
});

it('shows what it knows where people meet such a thing, in every style', () => {
  const styles: readonly ImageAdStyle[] = ['mixed', 'clean', 'bold', 'editorial', 'playful', 'premium', 'technical'];
  for (const style of styles)
    for (let seed = 0; seed < 12; seed += 1)
      for (const { group } of choosePlaces(places, { style, kind: 'beauty' }, seed, 3))
        expect(['bath', 'studio', 'outdoors', 'shop', 'night']).toContain(group);
});

it('stands what is large on floors, and offers those first', () => {
  const chosen = [0, 1, 2, 3, 4, 5].flatMap((seed) => choosePlaces(places, { style: 'mixed', kind: 'large' }, seed, 3));
  expect(chosen.length).toBeGreaterThan(0);
  expect(chosen.filter(({ extent }) => extent !== null)).toEqual([]);
  expect(chosen.map(({ id }) => id)).not.toContain('citrus-lemon');
  const offered = placesFor(places, 'Oak chair with a linen seat');
  const groups = [...new Set(offered.map(({ group }) => group))];
  expect(groups.slice(0, 3)).toEqual(['studio', 'outdoors', 'living']);
  for (const group of ['studio', 'outdoors'] as const)
    expect(offered.find((place) => place.group === group)?.extent).toBeNull();
  expect(new Set(offered)).toEqual(new Set(places));
  expect(placesFor(places, 'sample:chair:cutout')).toEqual(offered);
  expect(placesFor(places, 'Vitamin C serum')).toBe(places);
});

it('begins with a floor for what is large, and tells what would be a toy where', () => {
  const chair = 'Fold Lounge Chair';
  expect(usualPlace(places, chair)).toMatchObject({ group: 'studio', extent: null });
  expect(usualPlace(places, 'Vitamin C serum')?.id).toBe('bath-terrazzo');
  const toys = places.filter((place) => isTooLargeFor(place, chair)).map(({ id }) => id);
  expect(toys).toEqual(expect.arrayContaining(['bath-terrazzo', 'podium-arch', 'citrus-lemon']));
  expect(toys).not.toContain('beach-noon');
  expect(places.filter((place) => isTooLargeFor(place, 'Vitamin C serum'))).toEqual([]);
});

it('takes none whose light has a strong colour, which nobody chose for the product', () => {
  const styles: readonly ImageAdStyle[] = ['mixed', 'clean', 'bold', 'editorial', 'playful', 'premium', 'technical'];
  for (const style of styles)
    for (let seed = 0; seed < 12; seed += 1) {
      const chosen = choosePlaces(places, { style, kind: null }, seed, 3);
      expect(chosen.length).toBe(3);
      expect(chosen.filter(hasColouredLight)).toEqual([]);
    }
});

it('takes what a person chose and nothing else, whatever suits', () => {
  for (const place of ['kitchen-evening', 'pool-sunset', 'snow-morning'] as const)
    expect(choosePlaces(places, { style: 'premium', kind: 'large', place }, 3, 3).map(({ id }) => id)).toEqual([place]);
});

it('has nothing to choose from nothing', () => {
  expect(choosePlaces([], { style: 'clean', kind: null }, 3, 3)).toEqual([]);
});
