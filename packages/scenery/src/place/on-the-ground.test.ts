import { describe, expect, it } from 'vitest';
import { broadLight, shadowOf } from './cast-blots.ts';
import { drawProductPlace, type ProductPlace } from './draw-product-place.ts';
import { broadDarkOf } from './ground-shadow.ts';
import { keyShare } from './key-share.ts';
import { mirroring } from './place-reflection.ts';
import { makeCanvas, plain, post } from './testing/post.ts';
import { testPlace } from './testing/test-place.ts';

const frame = { width: 400, height: 500 };
const lit = { plate: plain('#e0d8c8'), shade: plain('#403020') };
const unlit = { plate: plain('#a09888'), shade: plain('#a09888') };

function draw(some: Partial<ProductPlace>) {
  const made = makeCanvas(frame.width, frame.height);
  const at = drawProductPlace(
    made,
    frame,
    { place: testPlace, pictures: lit, cutout: post(), heightM: 0.16, ...some },
    makeCanvas,
  );
  /** The pixel so many widths of the product to the right of its foot, and so many of its heights below it. */
  const pixel = (aside: number, below: number) =>
    made.getImageData(Math.round(at.x + at.width * (0.5 + aside)), Math.round(at.y + at.height * (1 + below)), 1, 1)
      .data;
  return { pixel };
}

describe('where the light that casts shadows does not reach', () => {
  const view = { crop: { x: 0, y: 0, width: 1600, height: 2000 }, mirrored: false, scale: 0.25 };
  const at = { x: 180, y: 250, width: 40, height: 130 };

  it('knows how much of the light that is', () => {
    expect(keyShare(frame, { place: testPlace, pictures: unlit }, view, at, makeCanvas)).toBe(0);
    expect(keyShare(frame, { place: testPlace, pictures: lit }, view, at, makeCanvas)).toBeGreaterThan(0.9);
    expect(broadDarkOf(0)).toBeGreaterThan(0.8);
    expect(broadDarkOf(0.9)).toBeLessThan(0.1);
  });

  it('has a soft shadow of the room still, on the side away from it', () => {
    const { pixel } = draw({ pictures: unlit });
    const [near, away, far] = [pixel(-1.1, -0.01)[0] ?? 0, pixel(1.1, -0.01)[0] ?? 0, pixel(-4, 0)[0] ?? 0];
    expect(far).toBe(0xa0);
    expect(far - away).toBeGreaterThan(30);
    expect(near - away).toBeGreaterThan(15);
  });

  it('lies in the direction of the sharp one, and is shorter than that of a low sun', () => {
    const low = { to: [-0.8, 0.4, 0.2], angularDeg: 1 } as const;
    const [sharp, broad] = [shadowOf(0, 1, low), shadowOf(0, 1, broadLight(low))];
    expect(Math.atan2(broad.y, broad.x)).toBeCloseTo(Math.atan2(sharp.y, sharp.x), 5);
    expect(Math.hypot(broad.x, broad.y)).toBeLessThan(Math.hypot(sharp.x, sharp.y) / 2);
  });
});

describe('a ground that shines', () => {
  const wet = { roughness: 0.2, f0: 0.03 };
  const dark = { plate: plain('#1c2024'), shade: plain('#1c2024') };

  it('mirrors the less the rougher it is, and soft ground nothing', () => {
    const shares = [0.1, 0.3, 0.6, 0.9].map((roughness) => mirroring({ roughness, f0: 0.03 }));
    expect(shares).toEqual(shares.toSorted((one, other) => other - one));
    expect(mirroring(wet)).toBeGreaterThan(0.2);
    expect(mirroring({ roughness: 0.2, f0: 0 })).toBe(0);
  });

  it('mirrors a product in its own colour, most of all where it is dark', () => {
    const order = { place: { ...testPlace, surface: wet }, pictures: dark, cutout: post('#f07030') };
    const [red = 0, green = 0, blue = 0] = draw(order).pixel(0, 0.12);
    expect(red).toBeGreaterThan(0x60);
    expect(red - green).toBeGreaterThan(25);
    expect(green - blue).toBeGreaterThan(8);
  });

  it('keeps a dark seam between a product and its mirror image', () => {
    const order = { place: { ...testPlace, surface: wet }, pictures: dark, cutout: post('#f07030') };
    const { pixel } = draw(order);
    expect(pixel(0, 0)[0]).toBeLessThan((pixel(0, 0.07)[0] ?? 0) / 2);
  });
});

describe('soft ground', () => {
  it('gives way under what stands on it', () => {
    const on = (f0: number) => {
      const order = { place: { ...testPlace, surface: { roughness: 0.9, f0 } }, pictures: unlit };
      return draw({ ...order, cutout: post('#3366cc', 240) }).pixel(0, 0.022)[0] ?? 0;
    };
    expect(on(0.01) - on(0)).toBeGreaterThan(15);
  });

  it('is uneven, so that a shadow on it has no straight edge', () => {
    const large = { width: 1200, height: 1500 };
    /** How far the near edge of the shadow is from a straight line, in pixels. */
    const bend = (f0: number): number => {
      const made = makeCanvas(large.width, large.height);
      const place = { ...testPlace, surface: { roughness: 0.9, f0 } };
      const at = drawProductPlace(made, large, { place, pictures: lit, cutout: post(), heightM: 0.16 }, makeCanvas);
      const foot = at.y + at.height;
      const darkest = (x: number): number => {
        const { data } = made.getImageData(Math.round(x), foot - 120, 1, 180);
        let row = 179;
        while (row > 0 && (data[row * 4] ?? 0) > 0x90) row -= 1;
        return row;
      };
      const rows = Array.from({ length: 40 }, (_, index) => darkest(at.x + at.width * 1.6 + index * 3));
      const [first, last] = [rows[0] ?? 0, rows.at(-1) ?? 0];
      return Math.max(...rows.map((row, index) => Math.abs(row - first - ((last - first) * index) / 39)));
    };
    expect(bend(0.01)).toBeLessThan(2);
    expect(bend(0)).toBeGreaterThan(3);
  });
});
