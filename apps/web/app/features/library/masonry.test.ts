import { expect, it } from 'vitest';
import { layOut, visibleIn } from './masonry.ts';

const wall = { width: 1000, gap: 10, columnWidth: 240 };

it('fills the shortest column and overlaps nothing', () => {
  const cards = Array.from({ length: 200 }, (_, index) => () => 100 + ((index * 37) % 90));
  const { places, height } = layOut(cards, wall);
  const columns = Map.groupBy(places, ({ x }) => x);
  expect(columns.size).toBe(4);
  for (const column of columns.values())
    column.reduce((before, next) => (expect(next.y).toBe(before.y + before.height + 10), next));
  expect(height).toBe(Math.max(...places.map((place) => place.y + place.height)));
});

it('draws only what is near the window, however long the wall', () => {
  const { places } = layOut(
    Array.from({ length: 5000 }, () => () => 300),
    wall,
  );
  const seen = visibleIn(places, 100_000, 100_900);
  expect(seen.length).toBeGreaterThan(8);
  expect(seen.length).toBeLessThan(60);
});

it('keeps two columns on a phone', () => {
  expect(new Set(layOut([() => 1, () => 1, () => 1], { ...wall, width: 358 }).places.map(({ x }) => x)).size).toBe(2);
});
