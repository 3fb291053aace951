import { expect, it } from 'vitest';
import { stillPose } from '../speaking/perform.ts';
import { openFace } from './draw-face.ts';
import { mesh, size } from '../testing/small-face.ts';

it('puts paper behind a photo without a ground, and nothing over one that has one', () => {
  const drawn = (left: readonly number[]): number[][] => {
    const data = new Uint8ClampedArray(size.width * size.height * 4);
    for (let at = 0; at < data.length; at += 4) data.set((at / 4) % size.width < 20 ? left : [180, 140, 120, 255], at);
    const shown = openFace({ ...size, data }, mesh, size)(stillPose).data;
    return [3, 117].map((x) => [...shown.subarray((3 * size.width + x) * 4, (3 * size.width + x) * 4 + 4)]);
  };
  const skin = [180, 140, 120, 255];
  expect(drawn([0, 0, 0, 0])).toEqual([[233, 226, 216, 255], skin]);
  expect(drawn([0, 0, 0, 128])).toEqual([[116, 113, 108, 255], skin]);
  expect(drawn([0, 0, 0, 255])).toEqual([[0, 0, 0, 255], skin]);
});
