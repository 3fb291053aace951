import { describe, expect, it } from 'vitest';
import { Compositor } from './compositor.ts';
import type { EvenRows, Planes } from './planes.ts';

const [width, height] = [72, 96];

/** Anything but even, and the same each time. */
function noise(length: number): Uint8Array {
  let state = 7;
  return Uint8Array.from({ length }, () => ((state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) >> 16) & 255);
}

function pictureOf(compositor: Compositor, columns: number, rows: number): Planes {
  const planes = compositor.takePlanes(compositor.room(), columns, rows);
  const rgba = noise(columns * rows * 4).map((value, index) => (index % 4 === 3 ? 255 : value));
  compositor.fillPlanes(planes, rgba);
  return planes;
}

function shadeOf(compositor: Compositor, rows: number): EvenRows {
  const planes = compositor.takePlanes(compositor.room(), 16, rows);
  const rgba = new Uint8Array(16 * rows * 4);
  for (let row = 0; row < rows; row += 1) rgba.fill(row % 5 === 0 ? 0 : row, row * 64, (row + 1) * 64);
  compositor.fillPlanes(planes, rgba);
  return compositor.evenRows(compositor.room(), planes);
}

describe('rows laid on a picture that fills the frame', () => {
  it.each([
    ['all of it', 0, height],
    ['its lower part', 40, height - 40],
    ['a part that ends within a strip', 10, 70],
  ])('are the same in one go and one after the other: %s', (_, y, rows) => {
    const compositor = new Compositor(width, height);
    const frame = compositor.takeFrame(compositor.room());
    const picture = pictureOf(compositor, 96, 128);
    const shade = shadeOf(compositor, rows);
    const compose = (apart: boolean, opacity = 0.8): Uint8Array => {
      compositor.layPart(frame, picture, { x: 3.3, y: 5.1, width: 80 }, { x: 0, y: 0, width, height }, 1);
      if (apart) compositor.finish();
      compositor.layRows(frame, shade, y, opacity);
      compositor.finish();
      return compositor.bytes(frame, compositor.frameBytes).slice();
    };
    const plain = compose(true);
    expect(compose(false)).toEqual(plain);
    expect(compose(false, 0)).not.toEqual(plain);
  });

  it('are laid after what was mixed in between', () => {
    const compositor = new Compositor(width, height);
    const [frame, other] = [0, 1].map(() => compositor.takeFrame(compositor.room())) as [number, number];
    const picture = pictureOf(compositor, 96, 128);
    const shade = shadeOf(compositor, height);
    const compose = (apart: boolean): Uint8Array => {
      compositor.layPart(frame, picture, { x: 0, y: 0, width: 80 }, { x: 0, y: 0, width, height }, 1);
      compositor.mix(frame, other, 0.5);
      if (apart) compositor.finish();
      compositor.layRows(frame, shade, 0, 0.8);
      compositor.finish();
      return compositor.bytes(frame, compositor.frameBytes).slice();
    };
    expect(compose(false)).toEqual(compose(true));
  });
});

it('moves a picture up by half a pixel into the mean of two rows', () => {
  const compositor = new Compositor(width, height);
  const frame = compositor.takeFrame(compositor.room());
  const picture = pictureOf(compositor, 48, 64);
  compositor.lay(frame, picture, 4, 10.5, 1, 1);
  compositor.finish();
  const source = compositor.bytes(picture.y, 48 * 64);
  const drawn = compositor.bytes(frame, compositor.frameBytes);
  for (const [column, row] of [
    [0, 0],
    [17, 30],
    [47, 62],
  ] as const) {
    const [above, below] = [source[row * 48 + column] ?? 0, source[(row + 1) * 48 + column] ?? 0];
    expect(drawn[(row + 11) * width + column + 4]).toBe((above + below + 1) >> 1);
  }
});

it.each([1, 0.4])('lays rows that lean nowhere as it lays the whole picture: %f opaque', (opacity) => {
  const compositor = new Compositor(width, height);
  const picture = pictureOf(compositor, 96, 128);
  const from = { x: 3.3, y: 5.1, width: 80 };
  const step = from.width / width;
  const composed = (lay: (frame: number) => void): Uint8Array => {
    const frame = compositor.takeFrame(compositor.room());
    compositor.bytes(frame, compositor.frameBytes).fill(90);
    lay(frame);
    compositor.finish();
    return compositor.bytes(frame, compositor.frameBytes).slice();
  };
  const box = { x: 0, y: 0, width, height };
  const whole = composed((frame) => compositor.layPart(frame, picture, from, box, opacity));
  const lineOf = (row: number) => ({ x: from.x, y: from.y + row * step, step });
  const rows = composed((frame) => compositor.layLeaning(frame, picture, box, lineOf, opacity));
  // Of noise, a rounded step is seen most.
  expect(Math.max(...whole.map((value, index) => Math.abs(value - (rows[index] ?? 0))))).toBeLessThan(4);
});
