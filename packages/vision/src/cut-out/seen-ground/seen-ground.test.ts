import { describe, expect, it } from 'vitest';
import { applyEvidence } from './apply-evidence.ts';
import type { Picture } from './fit-seen-ground.ts';
import { leaveWishes, weighEvidence } from './weigh-evidence.ts';

const [width, height] = [160, 200];
type Colour = readonly [number, number, number];
type Paint = (x: number, y: number) => Colour | null;
type Test = (x: number, y: number) => boolean;

const grey: Paint = (_, y) => [190 - y * 0.1, 192 - y * 0.1, 196 - y * 0.1];

function picture(paint: Paint, ground: Paint = grey): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) rgb.set(paint(x, y) ?? ground(x, y) ?? [0, 0, 0], (y * width + x) * 3);
  return { rgb, width, height };
}

function masked(test: Test): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, i) => (test(i % width, Math.floor(i / width)) ? 255 : 0));
}

/** The subject after its colours were asked. */
function asked(found: Uint8Array, seen: Picture): Uint8Array {
  const alpha = Uint8Array.from(found);
  const evidence = weighEvidence(found, seen);
  if (evidence) applyEvidence(alpha, seen, evidence);
  return alpha;
}

const at = (alpha: Uint8Array, x: number, y: number): number => alpha[y * width + x] ?? 0;
const inBox = (left: number, top: number, right: number, bottom: number): Test => {
  return (x, y) => x >= left && x < right && y >= top && y < bottom;
};
const box = inBox(40, 60, 121, 141);
/** Lines of two pixels, ten apart. */
const isLine: Test = (x, y) => box(x, y) && (x % 10 < 2 || y % 10 < 2);
const dark: Colour = [40, 36, 34];

describe('what stands out of the ground that is seen', () => {
  it('opens a net that was found filled, also in its own soft shadow', () => {
    const shade: Paint = (x, y) => {
      const light = 1 - 0.35 * Math.exp(-(((x - 80) / 50) ** 2) - ((y - 140) / 14) ** 2);
      return [190 * light, 192 * light, 196 * light];
    };
    const alpha = asked(
      masked(box),
      picture((x, y) => (isLine(x, y) ? dark : null), shade),
    );
    expect(at(alpha, 75, 95)).toBeLessThan(20);
    expect(at(alpha, 75, 135)).toBeLessThan(60);
    expect(at(alpha, 80, 95)).toBeGreaterThan(220);
  });

  it('leaves a thing closed that has letters of the ground’s color on it', () => {
    const letters: Test = (x, y) => inBox(55, 80, 106, 110)(x, y) && x % 10 >= 5 && x % 10 < 8;
    const can = picture((x, y) => (box(x, y) && !letters(x, y) ? dark : null));
    expect(at(asked(masked(box), can), 56, 95)).toBe(255);
  });

  it('leaves a pale thing closed that has lines printed on it', () => {
    const printed: Test = (x, y) => inBox(80, 100, 112, 132)(x, y) && isLine(x, y);
    const carton = picture((x, y) => (printed(x, y) ? dark : box(x, y) ? [196, 197, 199] : null));
    const kept = asked(masked(box), carton);
    expect(at(kept, 95, 115)).toBe(255);
    expect(at(kept, 42, 70)).toBe(255);
  });

  it('takes a missed wire along, but no line that leaves the picture', () => {
    const body = inBox(50, 60, 90, 120);
    const wire = inBox(90, 88, 130, 90);
    const skirting = inBox(0, 108, 50, 110);
    const seen = picture((x, y) => (body(x, y) || wire(x, y) || skirting(x, y) ? dark : null));
    const alpha = asked(masked(body), seen);
    expect(at(alpha, 120, 88)).toBeGreaterThan(200);
    expect(at(alpha, 10, 108)).toBe(0);
  });

  it('takes no shadow for a part of the subject', () => {
    const body = inBox(60, 60, 100, 140);
    const shade: Paint = (x, y) => {
      const light = 1 - 0.4 * Math.exp(-(((x - 80) / 30) ** 2) - ((y - 142) / 8) ** 2);
      return [200 * light, 198 * light, 194 * light];
    };
    const seen = picture((x, y) => (body(x, y) ? [150, 40, 30] : null), shade);
    const alpha = asked(masked(body), seen);
    expect(at(alpha, 80, 146)).toBe(0);
    expect(at(alpha, 80, 100)).toBe(255);
  });

  it('says nothing where the subject looks like its ground', () => {
    const white = picture(
      (x, y) => (box(x, y) ? [250, 250, 249] : null),
      () => [252, 252, 252],
    );
    expect(asked(masked(box), white)).toEqual(masked(box));
  });

  it('says nothing where the ground looks like everything', () => {
    const patches: Paint = (x, y) => {
      const patch = ((x >> 2) * 7 + (y >> 2) * 13) % 5;
      return [60 + patch * 45, 230 - patch * 40, 40 + ((patch * 90) % 200)];
    };
    const busy = picture((x, y) => (box(x, y) ? [120, 130, 110] : null), patches);
    expect(asked(masked(box), busy)).toEqual(masked(box));
  });

  it('leaves what somebody took away', () => {
    const body = inBox(50, 60, 90, 120);
    const seen = picture((x, y) => (body(x, y) || inBox(90, 80, 110, 100)(x, y) ? dark : null));
    const plane = (test: Test) => ({ width, height, data: Float32Array.from(masked(test), (value) => value / 255) });
    const found = plane((x, y) => body(x, y) || inBox(90, 80, 110, 100)(x, y));
    const alpha = masked(body);
    const evidence = weighEvidence(alpha, seen);
    expect(evidence).not.toBeNull();
    if (evidence) applyEvidence(alpha, seen, leaveWishes(evidence, found, plane(body)));
    expect(at(alpha, 92, 90)).toBe(0);
  });
});
