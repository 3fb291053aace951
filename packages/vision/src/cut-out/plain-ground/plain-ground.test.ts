import { describe, expect, it } from 'vitest';
import type { Plane } from '../guided-filter.ts';
import { addEvident } from './add-evident.ts';
import { amplify } from './amplify.ts';
import { fitGround, isPlain } from './fit-ground.ts';

const [width, height] = [120, 150];
type Colour = readonly [number, number, number];

/** A sweep that is lighter above, with whatever the test paints on it. */
function picture(paint: (x: number, y: number) => Colour | null): Uint8Array {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const light = 225 - y * 0.15 + x * 0.05;
      rgb.set(paint(x, y) ?? [light, light - 2, light - 6], (y * width + x) * 3);
    }
  }
  return rgb;
}

const inBox = (x: number, y: number, left: number, top: number, right: number, bottom: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

function seen(test: (x: number, y: number) => boolean): Plane {
  const data = new Float32Array(width * height);
  for (let i = 0; i < data.length; i += 1) data[i] = test(i % width, Math.floor(i / width)) ? 1 : 0;
  return { width, height, data };
}

describe('a plain ground', () => {
  it('is known behind a subject, also where the subject reaches the border', () => {
    const ground = fitGround(
      picture((x, y) => (inBox(x, y, 40, 30, 80, 150) ? [40, 90, 80] : null)),
      width,
      height,
    );
    expect(isPlain(ground)).toBe(true);
    expect(ground.rgb[(75 * width + 60) * 3]).toBeCloseTo(225 - 75 * 0.15 + 60 * 0.05, -0.5);
  });

  it('is not taken for one where the border is busy', () => {
    const busy = fitGround(
      picture((x, y) => (((x >> 3) + (y >> 3)) % 2 === 0 ? [30, 60, 90] : null)),
      width,
      height,
    );
    expect(isPlain(busy)).toBe(false);
  });

  it('becomes an even grey on which white stands out from white', () => {
    const rgb = picture((x, y) => (inBox(x, y, 40, 40, 80, 100) ? [236, 235, 233] : null));
    const amplified = amplify(rgb, fitGround(rgb, width, height));
    const at = (x: number, y: number): number => amplified[(y * width + x) * 3] ?? 0;
    expect(Math.abs(at(5, 5) - at(115, 140))).toBeLessThan(8);
    expect(at(60, 70) - at(20, 70)).toBeGreaterThan(40);
  });
});

describe('what the network missed', () => {
  const body = (x: number, y: number): boolean => inBox(x, y, 50, 60, 70, 100);
  const leg = (x: number, y: number): boolean => inBox(x, y, 58, 100, 61, 130);

  it('is taken along when it hangs together with the subject', () => {
    const rgb = picture((x, y) => (body(x, y) || leg(x, y) ? [40, 40, 42] : null));
    const whole = addEvident(seen(body), rgb, fitGround(rgb, width, height));
    expect(whole.data[120 * width + 59]).toBe(1);
    expect(whole.data[120 * width + 70]).toBe(0);
  });

  it('is left where it is a shadow, light, or far more than the subject', () => {
    const shade = picture((x, y) => {
      if (body(x, y)) return [40, 40, 42];
      if (inBox(x, y, 70, 90, 100, 100)) return [150, 148, 144];
      return inBox(x, y, 20, 60, 50, 100) ? [250, 248, 242] : null;
    });
    const untouched = addEvident(seen(body), shade, fitGround(shade, width, height));
    expect(untouched.data[95 * width + 80]).toBe(0);
    expect(untouched.data[80 * width + 30]).toBe(0);
    const wall = picture((x, y) => (inBox(x, y, 20, 40, 100, 120) ? [90, 30, 30] : null));
    const tooMuch = addEvident(seen(body), wall, fitGround(wall, width, height));
    expect(tooMuch.data[50 * width + 30]).toBe(0);
  });
});
