import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { readRecipes } from './make/recipe.ts';
import { placePicture, platesFolder } from './pictures.ts';
import { places } from './places.ts';

const mostBytes = 40 * 1024 * 1024;

it('has all pictures of every place, and weighs no more than it may', () => {
  const files = readdirSync(fileURLToPath(platesFolder)).filter((name) => name.endsWith('.webp'));
  const needed = places.flatMap(({ id }) =>
    (['plate', 'shade', 'small'] as const).map((kind) => placePicture(id, kind).pathname.split('/').at(-1)),
  );
  expect(files.toSorted()).toEqual(needed.toSorted());
  const bytes = files.reduce((sum, name) => sum + statSync(new URL(name, platesFolder)).size, 0);
  expect(bytes).toBeLessThan(mostBytes);
});

it('knows how every place is made', () => {
  const recipes = new Map(readRecipes().map((recipe) => [recipe.id, recipe]));
  expect(places.map(({ id }) => recipes.get(id)?.group)).toEqual(places.map(({ group }) => group));
});

it.each(places.map((place) => [place.id, place] as const))('%s has a stand, a light and a horizon', (_id, place) => {
  const [width, height] = place.size;
  // In the middle of an upright picture; beside it in a wide one, or words have no room.
  expect(Math.abs(place.stand.x / width - 0.5)).toBeLessThan(height > width ? 0.005 : 0.2);
  expect(place.stand.y).toBeGreaterThan(place.horizonY);
  expect(place.stand.y).toBeLessThan(height);
  expect(Math.hypot(...place.key.to)).toBeCloseTo(1, 2);
  expect(place.key.to[2]).toBeGreaterThan(0);
  for (const share of place.key.bounce ?? []) {
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThan(1);
  }
  expect(place.words.light).toBeGreaterThan(0);
  const foot = place.ground.map((row) => row[2]);
  expect((foot[0] ?? 0) / (foot[2] ?? 1)).toBeCloseTo(place.stand.x, 0);
  expect((foot[1] ?? 0) / (foot[2] ?? 1)).toBeCloseTo(place.stand.y, 0);
});
