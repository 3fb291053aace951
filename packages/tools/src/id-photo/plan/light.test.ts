import { describe, expect, it } from 'vitest';
import { applyLight, measureScene, measureSide } from './light.ts';

function filled(width: number, height: number, colour: (x: number, y: number) => number[]): Uint8Array {
  return Uint8Array.from(
    Array.from({ length: width * height }, (_, i) => colour(i % width, Math.floor(i / width))).flat(),
  );
}

const even = { exposure: 1, balance: [1, 1, 1] as [number, number, number], side: 0 };

describe('measureScene', () => {
  const scene = (colour: (x: number, y: number) => number[]) =>
    measureScene({ data: filled(40, 40, colour), width: 40, height: 40 });

  it('leaves a well exposed photo of somebody with dark skin alone', () => {
    const { exposure, balance } = scene((_, y) => (y < 10 ? [235, 235, 235] : [84, 52, 38]));
    expect(exposure).toBe(1);
    expect(balance.every((gain) => Math.abs(gain - 1) < 0.01)).toBe(true);
  });

  it('lightens what was taken in too little light, but not by much', () => {
    const { exposure } = scene((_, y) => (y < 10 ? [120, 120, 120] : [60, 45, 40]));
    expect(exposure).toBeGreaterThan(1.1);
    expect(exposure).toBeLessThanOrEqual(1.3);
  });

  it('takes a warm cast out, and believes a red wall', () => {
    const warm = scene((_, y) => (y < 10 ? [240, 235, 224] : [150, 120, 100])).balance;
    expect(warm[0]).toBeLessThan(1);
    expect(warm[2]).toBeGreaterThan(1);
    expect(scene(() => [220, 80, 70]).balance).toEqual([1, 1, 1]);
  });
});

describe('applyLight', () => {
  const half = (left: number, right: number) =>
    filled(100, 100, (x) => (x < 50 ? [left, left, left, 255] : [right, right, right, 255]));
  const area = { x: 50, y: 35, chin: 50, roll: 0 };

  it('brings the shadow side nearer to the other', () => {
    const data = half(180, 140);
    const pixels = { data, width: 100, height: 100 };
    const before = measureSide(pixels, area);
    expect(before).toBeGreaterThan(0.5);
    applyLight(pixels, { ...even, side: before }, 1, 50, 25);
    expect(Math.abs(measureSide(pixels, area))).toBeLessThan(before * 0.6);
  });

  it('changes nothing where nothing is wrong, or where it is switched off', () => {
    const data = half(180, 180);
    applyLight({ data, width: 100, height: 100 }, even, 1, 50, 25);
    expect(data).toEqual(half(180, 180));
    applyLight({ data, width: 100, height: 100 }, { ...even, exposure: 1.4 }, 0, 50, 25);
    expect(data).toEqual(half(180, 180));
  });

  it('never burns out', () => {
    const data = half(250, 250);
    applyLight({ data, width: 100, height: 100 }, { ...even, exposure: 1.45 }, 1, 50, 25);
    expect(data[0]).toBeGreaterThan(250);
    expect(data[0]).toBeLessThan(255);
  });
});
