import { describe, expect, it } from 'vitest';
import { addFaces, chooseCrop, interestOf } from './choose-crop.ts';

const [width, height] = [120, 60];
/** Grey, with one bright patch. */
function picture(patch?: { x: number; y: number }): Uint8Array {
  const rgb = new Uint8Array(width * height * 3).fill(120);
  if (patch)
    for (let y = patch.y; y < patch.y + 12; y += 1)
      for (let x = patch.x; x < patch.x + 12; x += 1) rgb.set([230, 40, 30], (y * width + x) * 3);
  return rgb;
}
const full = { width: 1200, height: 600 };

describe('chooseCrop', () => {
  it('cuts a plain picture in the middle', () => {
    const interest = interestOf(picture(), width, height);
    expect(chooseCrop(interest, { width: 1, height: 1 }, full)).toEqual({ x: 300, y: 0, width: 600, height: 600 });
  });

  it.each([10, 95])('keeps what stands out at %i', (x) => {
    const crop = chooseCrop(interestOf(picture({ x, y: 20 }), width, height), { width: 1, height: 1 }, full);
    expect(crop.x).toBeLessThanOrEqual(x * 10);
    expect(crop.x + crop.width).toBeGreaterThanOrEqual((x + 12) * 10);
    expect(crop.x + crop.width).toBeLessThanOrEqual(full.width);
  });

  it('keeps a face even where something else is brighter', () => {
    const interest = interestOf(picture({ x: 100, y: 20 }), width, height);
    addFaces(interest, [{ x: 5, y: 20, width: 12, height: 16 }]);
    expect(chooseCrop(interest, { width: 1, height: 1 }, full).x).toBeLessThanOrEqual(50);
  });

  it('has the asked shape and lies in the picture, whichever side is longer', () => {
    for (const shape of [
      { width: 9, height: 16 },
      { width: 16, height: 9 },
      { width: 5, height: 1 },
      { width: 2, height: 1 },
    ]) {
      const crop = chooseCrop(interestOf(picture({ x: 60, y: 40 }), width, height), shape, full);
      expect(crop.width / crop.height).toBeCloseTo(shape.width / shape.height, 1);
      expect(crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= 1200 && crop.y + crop.height <= 600).toBe(true);
    }
  });
});
