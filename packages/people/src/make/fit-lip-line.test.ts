import { lips } from '@adwright/presenter/puppet/face-points.ts';
import { expect, it } from 'vitest';
import { fitLipLine } from './fit-lip-line.ts';

/** Lips 100 pixels wide about y = 50, with a dark line at 52 between them and the shade of the chin at 75. */
const shade = {
  width: 140,
  height: 100,
  data: Uint8Array.from({ length: 14_000 }, (_, i) => {
    const y = Math.floor(i / 140);
    if (Math.abs(y - 52) <= 3) return 40 + 30 * Math.abs(y - 52);
    return Math.abs(y - 75) <= 3 ? 60 : 150;
  }),
};

function mouthAt(upper: number, lower: number): Float32Array {
  const mesh = new Float32Array(478 * 3);
  for (const [row, y] of [
    [lips.upperOuter, 40],
    [lips.lowerOuter, 66],
    [lips.upperInner, upper],
    [lips.lowerInner, lower],
  ] as const)
    for (const [column, i] of row.entries()) mesh.set([20 + column * 10, y, 0], i * 3);
  for (const corner of [78, 308]) mesh[corner * 3 + 1] = (upper + lower) / 2;
  return mesh;
}

it('brings the line between the lips to where it is dark, without a gap', () => {
  const fitted = fitLipLine(mouthAt(55, 58), shade);
  for (const i of [...lips.upperInner, ...lips.lowerInner]) expect(fitted[i * 3 + 1]).toBeCloseTo(52, 0);
  expect(fitted[13 * 3 + 1]).toBe(fitted[14 * 3 + 1]);
  expect(fitted[17 * 3 + 1]).toBe(66);
});
