import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { betweenTurns, type TurnPicture } from './between-turns.ts';

const makeCanvas = (width: number, height: number): CanvasRenderingContext2D =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

/** A block with a dark line on it, as a turn shows it. */
function block(x: number, width: number, line: number): TurnPicture {
  const product = makeCanvas(width, 40);
  product.fillStyle = '#e08040';
  product.fillRect(0, 0, width, 40);
  product.fillStyle = '#101010';
  product.fillRect(line, 0, 2, 40);
  return { product, at: { x, y: 100, width, height: 40 } };
}

const [wide, narrow] = [block(20, 80, 20), block(40, 40, 20)];

it('has one outline, which lies between those of its neighbours', () => {
  const [half] = betweenTurns(wide, narrow, 15, [0.5], makeCanvas);
  expect(half?.at).toEqual({ x: 30, y: 100, width: 60, height: 40 });
  const { data } = half?.product.getImageData(0, 20, 60, 1) ?? { data: new Uint8ClampedArray() };
  const alphas = Array.from({ length: 58 }, (_, x) => data[4 * (x + 1) + 3]);
  expect(Math.min(...alphas.map(Number))).toBeGreaterThan(250);
});

it('is nearly its neighbour where it is near to it, and stays as solid as they are', () => {
  const [near] = betweenTurns(wide, wide, 15, [0.001], makeCanvas);
  const [made, as] = [near?.product, wide.product].map((one) => one?.getImageData(0, 0, 80, 40).data ?? []);
  const worst = Array.from(as ?? [], (value, at) => Math.abs(value - (made?.[at] ?? 0)));
  expect(Math.max(...worst)).toBeLessThan(12);
});

it('moves what is on the product the way it is turned', () => {
  const plain = block(0, 40, 20);
  const [one, two] = betweenTurns(plain, plain, 30, [0.05, 0.4], makeCanvas);
  const darkest = (picture: TurnPicture | undefined): number => {
    const { data } = picture?.product.getImageData(0, 20, 40, 1) ?? { data: new Uint8ClampedArray() };
    const lights = Array.from({ length: 40 }, (_, x) => data[4 * x] ?? 0);
    return lights.indexOf(Math.min(...lights));
  };
  expect(darkest(two)).toBeGreaterThan(darkest(one));
});
