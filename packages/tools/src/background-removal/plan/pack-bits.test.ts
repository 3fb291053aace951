import { expect, it } from 'vitest';
import { packRows } from './pack-bits.ts';

function unpack(packed: Uint8Array): number[] {
  const made: number[] = [];
  for (let at = 0; at < packed.length;) {
    const head = packed[at] ?? 0;
    if (head < 128) made.push(...packed.subarray(at + 1, at + 2 + head));
    else made.push(...Array<number>(257 - head).fill(packed[at + 1] ?? 0));
    at += head < 128 ? head + 2 : 2;
  }
  return made;
}

it('packs runs and unpacks to what went in', () => {
  expect([...packRows(Uint8Array.of(7, 7, 7, 7, 1, 2, 2, 3), 8).packed]).toEqual([253, 7, 3, 1, 2, 2, 3]);
  const width = 700;
  const plane = Uint8Array.from({ length: width * 6 }, (_, i) => (i < 1500 ? (i * 7919) % 251 : Math.floor(i / 160)));
  const { lengths, packed } = packRows(plane, width);
  expect(lengths).toHaveLength(6);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(packed.length);
  expect(Uint8Array.from(unpack(packed))).toEqual(plane);
});
