import { createCanvas } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import type { MakeCanvas } from '../stage.ts';
import { castBlots } from './cast-blots.ts';
import { inPieces } from './in-pieces.ts';
import { gather, occlusionAt } from './occlusion.ts';
import { type Outline, outlineOf } from './outline.ts';

const makeCanvas: MakeCanvas = (width, height) =>
  createCanvas(width, height).getContext('2d') as unknown as CanvasRenderingContext2D;

/** Something of this lower edge, from left to right in shares of its height, up to the top. */
function product(edge: readonly number[]): CanvasRenderingContext2D {
  const [width, height] = [300, 150];
  const made = makeCanvas(width, height);
  made.beginPath();
  made.moveTo(0, 0);
  for (const [index, up] of edge.entries()) made.lineTo((width * index) / (edge.length - 1), height * (1 - up));
  made.lineTo(width, 0);
  made.fill();
  return made;
}

it('knows what stands askew by its lower edge, and how steeply', () => {
  const { slant, foot } = outlineOf(product([0.2, 0]), makeCanvas);
  expect(slant?.climb).toBeCloseTo(-0.1, 1);
  expect(slant?.middle).toBeCloseTo(0.1, 1);
  expect(foot).toHaveLength(1);
  // A toe that is bent up is still the same shoe.
  expect(outlineOf(product([0.2, 0.16, 0.12, 0.08, 0.04, 0, 0.02]), makeCanvas).slant).not.toBeNull();
});

it.each([
  ['stands straight', [0, 0]],
  ['is round below', [0.2, 0.05, 0, 0.05, 0.2]],
  ['stands on two legs', [0.01, 0.5, 0.6, 0.5, 0.01]],
  ['climbs like no foot', [0.9, 0]],
] as const)('takes nothing for askew that %s', (_what, edge) => {
  expect(outlineOf(product(edge), makeCanvas).slant).toBeNull();
});

it('cuts into pieces that overlap only what goes away from the camera', () => {
  const whole = { middle: 0.1, half: 0.5 };
  expect(inPieces(whole, 0)).toEqual([whole]);
  const pieces = inPieces(whole, 0.4);
  const gaps = pieces.slice(1).map((next, index) => {
    const before = pieces[index] ?? whole;
    return next.middle - next.half - before.middle - before.half;
  });
  expect(Math.max(...gaps)).toBeLessThan(0);
  expect((pieces[0]?.middle ?? 0) - (pieces[0]?.half ?? 0)).toBeLessThanOrEqual(-0.4);
});

/** What is drawn in black, 200 wide and 280 high. */
function drawn(paint: (context: CanvasRenderingContext2D) => void): Outline {
  const made = makeCanvas(200, 280);
  paint(made);
  return outlineOf(made, makeCanvas);
}

/** An arch of 16 across that stands on two cups, as headphones do. */
function headphones(made: CanvasRenderingContext2D): void {
  made.lineWidth = 16;
  made.beginPath();
  made.moveTo(40, 200);
  made.lineTo(40, 80);
  made.arc(100, 80, 60, Math.PI, 0);
  made.lineTo(160, 200);
  made.stroke();
  made.fillRect(0, 180, 80, 100);
  made.fillRect(120, 180, 80, 100);
}

/** The widest stretch so high, in shares of the height. */
function widestAt({ slices }: Outline, up: number): { half: number; deep: number } {
  const runs = slices[Math.round(up * slices.length)]?.runs ?? [];
  return runs.reduce((most, run) => (run.half > most.half ? run : most), { half: 0, deep: 0 });
}

it('takes an arch for a band about as deep as it is thick, and what it stands on for bodies', () => {
  const outline = drawn(headphones);
  const crown = 1 - 20 / 280;
  expect(widestAt(outline, crown).half).toBeGreaterThan(0.05);
  for (const up of [crown, crown - 0.02, 0.7, 0.5]) {
    const deeper = Math.max(...(outline.slices[Math.round(up * 140)]?.runs ?? []).map(({ deep }) => deep));
    expect(deeper).toBeLessThan(20 / 280);
    expect(deeper).toBeGreaterThan(5 / 280);
  }
  expect(widestAt(outline, 0.2).deep).toBeCloseTo(40 / 280, 2);
});

it('takes the straight handle of a bag for a band, too', () => {
  const outline = drawn((made) => {
    made.fillRect(0, 120, 200, 160);
    made.lineWidth = 14;
    made.strokeRect(60, 10, 80, 130);
  });
  const { half, deep } = widestAt(outline, 1 - 10 / 280);
  expect(half).toBeGreaterThan(30 / 280);
  expect(deep).toBeLessThan(16 / 280);
  expect(widestAt(outline, 0.3).deep).toBeCloseTo(100 / 280, 2);
});

it.each([
  ['a solid thing', (made: CanvasRenderingContext2D) => made.fillRect(0, 0, 200, 280), 0.97],
  [
    'the top of a stool',
    (made: CanvasRenderingContext2D) => {
      made.fillRect(0, 0, 200, 16);
      for (const [from, to] of [
        [20, 0],
        [164, 184],
      ] as const) {
        made.beginPath();
        made.moveTo(from, 16);
        made.lineTo(from + 16, 16);
        made.lineTo(to + 16, 280);
        made.lineTo(to, 280);
        made.fill();
      }
    },
    0.97,
  ],
  [
    'the foot of a lamp',
    (made: CanvasRenderingContext2D) => {
      headphones(made);
      made.fillRect(0, 264, 200, 16);
    },
    0.02,
  ],
] as const)('takes %s to be as deep as it is wide', (_what, paint, up) => {
  const { half, deep } = widestAt(drawn(paint), up);
  expect(half).toBeCloseTo(100 / 280, 2);
  expect(deep).toBeCloseTo(100 / 280, 2);
});

it('keeps the handle of a mug from its body', () => {
  const outline = drawn((made) => {
    made.fillRect(0, 60, 120, 220);
    made.lineWidth = 14;
    made.beginPath();
    made.arc(120, 160, 60, -Math.PI / 2, Math.PI / 2);
    made.stroke();
  });
  for (const up of [1 - 100 / 280, 1 - 220 / 280]) {
    const { half, deep } = widestAt(outline, up);
    expect(half).toBeLessThan(70 / 280);
    expect(deep).toBeLessThan(70 / 280);
    expect(deep).toBeGreaterThan(55 / 280);
  }
});

it('throws the shadow of a thin post as dark in its whole length as it is broad across the light', () => {
  const thin = { middle: 0, half: 0.004, deep: 0.04 };
  const slices = Array.from({ length: 140 }, (_, index) => ({ up: index / 140, runs: [thin] }));
  const key = { to: [-0.86, 0, 0.5], angularDeg: 4 } as const;
  const cast = gather(castBlots({ slices, foot: [thin], width: 0.1, slant: null }, 0.2, 0, key), 320);
  const along = [0.2, 0.4, 0.6].map((up) => occlusionAt(cast, 1.72 * up * 0.2, 0));
  expect(Math.min(...along)).toBeGreaterThan(0.4);
});
