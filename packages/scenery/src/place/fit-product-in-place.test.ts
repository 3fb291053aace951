import { expect, it } from 'vitest';
import { standInPlace } from './draw-product-place.ts';
import type { Place } from './place.ts';
import { viewOf } from './frame-view.ts';
import { post } from './testing/post.ts';
import { testPlace } from './testing/test-place.ts';

const frame = { width: 640, height: 800 };
const podium: Place = {
  ...testPlace,
  stand: { ...testPlace.stand, pxPerM: 2722, heightM: 0.26, widthM: 0.24 },
  extent: { kind: 'disc', r: 0.164 },
};

it('shows a small thing from nearer, in its true size beside what stands there', () => {
  for (const heightM of [0.08, 0.1, 0.14, 0.2]) {
    const { view, at } = standInPlace(frame, { place: testPlace, cutout: post(), heightM });
    expect(Math.abs(at.height - heightM * testPlace.stand.pxPerM * view.scale)).toBeLessThan(1);
  }
});

it('goes the nearer the smaller a thing is, to an end, and not at all to what is large enough', () => {
  const scales = [0.02, 0.08, 0.12, 0.18, 0.26].map(
    (heightM) => standInPlace(frame, { place: testPlace, cutout: post(), heightM }).view.scale,
  );
  expect(scales).toEqual(scales.toSorted((one, other) => other - one));
  const { scale } = viewOf(testPlace, frame, false);
  expect(scales[0]).toBeCloseTo(scale * 1.4, 5);
  expect(scales.at(-1)).toBeCloseTo(scale, 5);
});

it('keeps the foot where it is, and the view within the picture', () => {
  const [far, near] = [undefined, 0.05].map((heightM) =>
    standInPlace(frame, { place: testPlace, cutout: post(), heightM }),
  ) as [ReturnType<typeof standInPlace>, ReturnType<typeof standInPlace>];
  expect(Math.abs(near.at.y + near.at.height - far.at.y - far.at.height)).toBeLessThanOrEqual(1);
  const { x, y, width, height } = near.view.crop;
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(testPlace.size[0]);
  expect(y + height).toBeLessThanOrEqual(testPlace.size[1]);
});

it('shows podiums from nearer, and all of their width', () => {
  for (const width of [450, 640, 800]) {
    const { crop } = viewOf(podium, { width, height: 800 }, false);
    expect(crop.width).toBeLessThan(Math.min(1600, (2000 * width) / 800));
    expect(crop.width).toBeGreaterThan(2 * 0.164 * 2722);
  }
  expect(viewOf(testPlace, frame, false).crop.width).toBe(1600);
});
