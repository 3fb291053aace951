import { expect, it } from 'vitest';
import { cropFor, frameOf } from './framing.ts';

it('shows the largest part of the photo in the film’s shape, with the whole face in it', () => {
  const face = { x: 1200, y: 200, width: 300, height: 400 };
  for (const ratio of ['9:16', '1:1', '4:5', '16:9'] as const) {
    const crop = cropFor(ratio, { width: 1600, height: 900 }, face);
    expect(crop.x).toBeGreaterThanOrEqual(0);
    expect(crop.x + crop.width).toBeLessThanOrEqual(1600);
    expect(crop.y + crop.height).toBeLessThanOrEqual(900);
    expect(crop.x).toBeLessThanOrEqual(face.x);
    expect(crop.x + crop.width).toBeGreaterThanOrEqual(face.x + face.width);
    const frame = frameOf(ratio, crop);
    expect((frame.width % 2) + (frame.height % 2)).toBe(0);
    expect(crop.width / crop.height).toBeCloseTo(frame.width / frame.height, 1);
  }
});
