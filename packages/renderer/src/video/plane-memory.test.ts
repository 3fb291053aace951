import { expect, it } from 'vitest';
import { PlaneMemory } from './plane-memory.ts';

const overlap = (blocks: readonly { at: number; size: number }[]): boolean =>
  blocks
    .toSorted((a, b) => a.at - b.at)
    .some((block, index, all) => index > 0 && block.at < (all[index - 1]?.at ?? 0) + (all[index - 1]?.size ?? 0));

it('gives blocks that never overlap and takes freed ones again', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const planes = new PlaneMemory(memory);
  let seed = 7;
  const random = (below: number): number => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    return seed % below;
  };
  const held: { at: number; size: number }[] = [];
  let most = 0;
  for (let turn = 0; turn < 2000; turn += 1) {
    if (held.length > 20) planes.give(held.splice(random(held.length), 1)[0]?.at ?? -1);
    const size = 1000 + random(300_000);
    held.push({ at: planes.take(size), size });
    expect(overlap(held)).toBe(false);
    if (turn === 400) most = memory.buffer.byteLength;
  }
  expect(held.every(({ at, size }) => at >= 65_536 && at + size <= memory.buffer.byteLength)).toBe(true);
  // What 400 turns needed is nearly enough for 2,000: gaps join.
  expect(memory.buffer.byteLength).toBeLessThan(most * 1.5);
});

it('gives a room back as one', () => {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const planes = new PlaneMemory(memory);
  for (let scene = 0; scene < 50; scene += 1) {
    const room = planes.room();
    for (let block = 0; block < 10; block += 1) room.take(500_000 + block);
    room.release();
  }
  expect(memory.buffer.byteLength).toBeLessThan(12_000_000);
  expect(() => planes.give(12)).toThrow('no block');
});
