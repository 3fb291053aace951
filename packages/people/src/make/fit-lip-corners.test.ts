import { lips } from '@adwright/presenter/puppet/face-points.ts';
import { expect, it } from 'vitest';
import { fitLipCorners } from './fit-lip-corners.ts';

/** A dark line from 20 to 134 on y = 52, in skin: lips end at 25 and 125 of the mesh. */
const shade = {
  width: 160,
  height: 100,
  data: Uint8Array.from({ length: 16_000 }, (_, i) => {
    const [x, y] = [i % 160, Math.floor(i / 160)];
    return x >= 20 && x <= 134 && Math.abs(y - 52) <= 2 ? 60 : 150;
  }),
};

function mouth(): Float32Array {
  const mesh = new Float32Array(478 * 3);
  for (const row of [lips.upperOuter, lips.upperInner])
    for (const [column, i] of row.entries()) mesh.set([25 + column * 10, 52, 0], i * 3);
  return mesh;
}

it('brings both corners to where the line between the lips ends, and the skin beside them along', () => {
  const fitted = fitLipCorners(mouth(), shade);
  const x = (i: number | undefined) => fitted[(i ?? 0) * 3];
  expect([x(61), x(291)]).toEqual([20, 134]);
  expect(x(lips.upperInner[10])).toBeCloseTo(134, 0);
  expect(x(0)).toBeCloseTo(75, 0);
  const row = lips.upperOuter.map((i) => x(i) as number);
  expect(row).toEqual(row.toSorted((a, b) => a - b));
});

it('leaves corners where there is nothing but skin past them', () => {
  const even = { ...shade, data: shade.data.map(() => 150) };
  expect(fitLipCorners(mouth(), even)).toEqual(mouth());
});
