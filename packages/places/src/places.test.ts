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
  expect(place.stand.x).toBeCloseTo(width / 2, -1);
  expect(place.stand.y).toBeGreaterThan(place.horizonY);
  expect(place.stand.y).toBeLessThan(height);
  expect(Math.hypot(...place.key.to)).toBeCloseTo(1, 2);
  expect(place.key.to[2]).toBeGreaterThan(0);
  expect(place.words.light).toBeGreaterThan(0);
});
