import { readdirSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { readRecipes } from './make/recipe.ts';
import { lookOf, people, personOf } from './people.ts';
import { peopleFolder, personMesh, personPicture, personSmall } from './pictures.ts';

const mostBytes = 120 * 1024;
const everyLook = people.flatMap(({ id, looks }) => looks.map((look) => [id, look.id, look] as const));

it('has all files of everybody, and no others', () => {
  const files = readdirSync(fileURLToPath(peopleFolder)).filter((name) => name !== 'made.json');
  const needed = everyLook.flatMap(([id, look]) => [personPicture, personSmall, personMesh].map((of) => of(id, look)));
  expect(files.toSorted()).toEqual(needed.map(({ pathname }) => pathname.split('/').at(-1) ?? '').toSorted());
});

it('knows how everybody is made', () => {
  const recipes = new Map(readRecipes().map((recipe) => [recipe.id, recipe]));
  for (const { looks, ...person } of people) {
    expect(recipes.get(person.id)).toMatchObject(person);
    expect(recipes.get(person.id)?.looks.map(({ id, pose }) => [id, pose])).toEqual(
      expect.arrayContaining(looks.map(({ id, pose }) => [id, pose])),
    );
  }
});

it('finds somebody by id, and their looks', () => {
  const [person] = people;
  if (!person) throw new Error('There is nobody.');
  expect(personOf(person.id)).toBe(person);
  expect(personOf('nobody')).toBeUndefined();
  expect(lookOf(person, person.looks[0]?.id ?? '')).toBe(person.looks[0]);
  expect(lookOf(person, 'nothing')).toBeUndefined();
});

describe.each(everyLook)('%s in %s', (id, look, size) => {
  it('is cut out and stands on the lower edge', async () => {
    expect(look).toMatch(/^[a-z-]{1,40}$/);
    const file = fileURLToPath(personPicture(id, look));
    expect(statSync(file).size).toBeLessThan(mostBytes);
    const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
    expect(info).toMatchObject({ width: size.width, height: size.height });
    expect(size.width).toBeGreaterThanOrEqual(960);
    expect(size.height).toBeGreaterThanOrEqual(1200);
    const at = (x: number, y: number): number => data[Math.round(y) * info.width + Math.round(x)] ?? 0;
    expect([at(0, 0), at(info.width - 1, 0), at(0, info.height - 1), at(info.width - 1, info.height - 1)]).toEqual([
      0, 0, 0, 0,
    ]);
    expect(at(info.width / 2, info.height - 1)).toBe(255);
    // An elbow that a gesture takes out of the picture would be cut straight.
    const beside = Array.from({ length: info.height }, (_, y) => Math.max(at(0, y), at(info.width - 1, y)));
    expect(Math.max(...beside)).toBe(0);
    expect((await sharp(fileURLToPath(personSmall(id, look))).metadata()).width).toBe(320);
  });

  it('has the mesh of a face, and the face is solid', () => {
    const mesh = JSON.parse(readFileSync(personMesh(id, look), 'utf8')) as number[];
    expect(mesh).toHaveLength(478 * 3);
    for (let i = 0; i < 478; i += 1) {
      expect(mesh[i * 3]).toBeGreaterThan(0);
      expect(mesh[i * 3]).toBeLessThan(size.width);
      expect(mesh[i * 3 + 1]).toBeGreaterThan(0);
      expect(mesh[i * 3 + 1]).toBeLessThan(size.height);
    }
  });
});
