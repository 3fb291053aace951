import { describe, expect, it } from 'vitest';
import type { Raster } from '../picture/decode.ts';
import { fitGround, unevenness } from './fit-ground.ts';
import { findGrounds } from './grounds.ts';
import { inkOf, type Rgb } from './ink.ts';
import { findRows } from './letter-rows.ts';
import { measureType } from './measure-type.ts';

const size = { width: 240, height: 200 };

/** Later shapes lie on earlier ones; `inside` says which pixels a shape covers. */
function draw(shapes: readonly { color: Rgb; inside: (x: number, y: number) => boolean }[]): Raster {
  const data = Buffer.alloc(size.width * size.height * 3);
  for (let y = 0; y < size.height; y += 1)
    for (let x = 0; x < size.width; x += 1)
      for (const { color, inside } of shapes)
        if (inside(x, y)) for (let c = 0; c < 3; c += 1) data[(y * size.width + x) * 3 + c] = color[c] ?? 0;
  return { ...size, data };
}

const all = () => true;
const disc = (cx: number, cy: number, radius: number) => (x: number, y: number) =>
  Math.hypot(x + 0.5 - cx, y + 0.5 - cy) < radius;
const pill = (left: number, top: number, width: number, height: number) => (x: number, y: number) => {
  const radius = height / 2;
  const nearest = Math.min(left + width - radius, Math.max(left + radius, x + 0.5));
  return Math.hypot(x + 0.5 - nearest, y + 0.5 - top - radius) < radius;
};
const letters = (left: number, top: number, count: number) => (x: number, y: number) =>
  x >= left && x < left + count * 10 && (x - left) % 10 < 6 && y >= top && y < top + 12;

const white: Rgb = [255, 255, 255];
const red: Rgb = [200, 30, 30];
const ink: Rgb = [20, 20, 30];

describe('findGrounds', () => {
  it('finds a button with its corners and a round badge, each with what stands on it', () => {
    const picture = draw([
      { color: white, inside: all },
      { color: red, inside: pill(20, 120, 120, 40) },
      { color: white, inside: letters(40, 134, 6) },
      { color: ink, inside: disc(190, 50, 30) },
      { color: white, inside: letters(170, 44, 4) },
    ]);
    const { open, panels, components } = findGrounds(picture);
    expect(open).toHaveLength(1);
    const [button, badge] = panels;
    expect(button?.shape).toBe('rect');
    expect(button?.radius).toBeGreaterThan(16);
    expect(button?.box).toMatchObject({ x: 20, y: 120, width: 120, height: 40 });
    expect(badge?.shape).toBe('ellipse');
    expect(components.filter(({ ground }) => ground === button?.label)).toHaveLength(6);
  });

  it('takes a large letter with a hole for no panel', () => {
    const ring = (x: number, y: number) => disc(80, 80, 28)(x, y) && !disc(80, 80, 12)(x, y);
    const { panels, components } = findGrounds(
      draw([
        { color: white, inside: all },
        { color: ink, inside: ring },
      ]),
    );
    expect(panels).toEqual([]);
    expect(components).toHaveLength(1);
  });
});

describe('fitGround', () => {
  const grid = (rgbAt: (x: number, y: number) => Rgb) =>
    Array.from({ length: 400 }, (_, i) => ({ x: (i % 20) / 20, y: Math.floor(i / 20) / 20 })).map(({ x, y }) => ({
      x,
      y,
      rgb: rgbAt(x, y),
    }));

  it('tells a colour, a gradient with its direction and a picture apart', () => {
    expect(fitGround(grid(() => red))).toMatchObject({ kind: 'solid', colors: ['#c81e1e'] });
    const sunset = fitGround(grid((_, y) => [255, 200 * (1 - y), 60]));
    expect(sunset).toMatchObject({ kind: 'gradient', angle: -90 });
    expect(sunset.colors[1]).toBe('#ffc83c');
    const busy = fitGround(grid((x, y) => ((Math.floor(x * 10) + Math.floor(y * 10)) % 2 === 0 ? white : ink)));
    expect(busy.kind).toBe('photo');
  });

  it('calls a round body uneven and a panel with something light on it even', () => {
    const body = grid((x) => [255 * Math.sin(x * Math.PI), 255 * Math.sin(x * Math.PI), 255 * Math.sin(x * Math.PI)]);
    expect(unevenness(body)).toBeGreaterThan(20);
    expect(unevenness(grid((x, y) => (x < 0.4 && y < 0.4 ? [200, 200, 200] : white)))).toBeLessThan(1);
  });
});

describe('findRows', () => {
  const letter = (label: number, x: number, y: number, height: number, color: Rgb = ink) => ({
    label,
    box: { x, y, width: 8, height },
    ground: 1,
    color,
    filled: 0.5,
  });

  it('joins words of a line with its dots, and parts lines, sizes and colours', () => {
    const headline = [letter(1, 0, 0, 40), letter(2, 12, 0, 40), letter(3, 60, 10, 30), letter(4, 72, 34, 6)];
    const small = Array.from({ length: 6 }, (_, i) => letter(10 + i, i * 10, 50, 14));
    const price = [letter(20, 200, 0, 40, red), letter(21, 212, 0, 40, red)];
    const rows = findRows([...headline, ...small, ...price]).map((row) => row.letters.length);
    expect(rows.toSorted((a, b) => a - b)).toEqual([2, 4, 6]);
  });
});

describe('measureType', () => {
  it('measures height and strokes whatever the colours', () => {
    const bar = (x: number, y: number) => x >= 20 && x < 140 && (x - 20) % 24 < 6 && y >= 40 && y < 80;
    const picture = draw([
      { color: red, inside: all },
      { color: white, inside: bar },
    ]);
    const isLetter = (pixel: number) => bar(pixel % size.width, Math.floor(pixel / size.width));
    const row = inkOf(picture, { x: 20, y: 40, width: 120, height: 40 }, isLetter, red);
    const boxes = Array.from({ length: 5 }, (_, i) => ({ x: 20 + i * 24, y: 40, width: 6, height: 40 }));
    const { capHeight, stroke } = measureType(row, boxes, 'IIIII');
    expect(capHeight).toBe(40);
    expect(stroke).toBeGreaterThan(0.12);
    expect(stroke).toBeLessThan(0.16);
  });
});
