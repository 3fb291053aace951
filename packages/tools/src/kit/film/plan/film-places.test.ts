import { expect, it } from 'vitest';
import { placesFor } from './film-places.ts';

const upright = { width: 1080, height: 1920, bytes: 5_000_000 };

it('knows what each platform hides of an upright film, and its limits', () => {
  const places = placesFor(upright, 15);
  expect(places.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['tiktok-in-feed', 'meta-reels', 'youtube-shorts']),
  );
  expect(places.find(({ id }) => id === 'meta-reels')?.safe.bottom).toBeCloseTo(0.35, 2);
  expect(places.flatMap(({ issues }) => issues)).toEqual([]);
  const issuesOf = (file: typeof upright, seconds: number) =>
    placesFor(file, seconds)
      .find(({ id }) => id === 'tiktok-in-feed')
      ?.issues.map(({ kind }) => kind);
  expect(issuesOf(upright, 75)).toEqual(['tooLong']);
  expect(issuesOf({ ...upright, bytes: 900 * 1024 * 1024 }, 2)).toEqual(['tooShort', 'tooHeavy']);
});
