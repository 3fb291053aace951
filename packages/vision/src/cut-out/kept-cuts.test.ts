import type { CutOutResult } from '@adwright/domain/engines/pictures.ts';
import { expect, it } from 'vitest';
import type { CutOrder } from './cut-out.ts';
import { keepCuts } from './kept-cuts.ts';

const picture = (level: number) => new Uint8Array(4).fill(level);

function counted() {
  const asked: CutOrder[] = [];
  const cut = async (order: CutOrder): Promise<CutOutResult> => {
    asked.push(order);
    const made = { bytes: new Uint8Array(10), mime: 'image/png', width: 1, height: 1 };
    return { picture: made, subject: null, coverage: 1, engine: 'fast' };
  };
  return { asked, cut };
}

it('cuts the same picture once, and again for another engine or another click', async () => {
  const { asked, cut } = counted();
  const kept = keepCuts();
  const click = { x: 1, y: 1, keep: true } as never;
  for (const order of [
    { bytes: picture(1) },
    { bytes: picture(1) },
    { bytes: picture(2) },
    { bytes: picture(1), engine: 'best' as const },
    { bytes: picture(1), clicks: [click] },
    { bytes: picture(1), clicks: [] },
  ])
    await kept.of(order, cut);
  expect(asked.map(({ bytes, engine, clicks }) => [bytes[0], engine, clicks?.length])).toEqual([
    [1, undefined, undefined],
    [2, undefined, undefined],
    [1, 'best', undefined],
    [1, undefined, 1],
  ]);
});

it('lets go what was used longest ago, and keeps nothing of what failed', async () => {
  const { asked, cut } = counted();
  const kept = keepCuts(25);
  for (const level of [1, 2, 1, 3, 1, 2]) await kept.of({ bytes: picture(level) }, cut);
  expect(asked.map(({ bytes }) => bytes[0])).toEqual([1, 2, 3, 2]);
  await expect(kept.of({ bytes: picture(9) }, () => Promise.reject(new Error('late')))).rejects.toThrow('late');
  await kept.of({ bytes: picture(9) }, cut);
  expect(asked.at(-1)?.bytes[0]).toBe(9);
});
