import { lids, lips } from './face-points.ts';
import type { Puppet } from './puppet.ts';
import type { Pixels } from './warp.ts';

export type Rgb = readonly [number, number, number];

/** What the inside of a mouth has to match: the photo's own light, and the colour of its lips. */
export type MouthColors = { readonly teeth: Rgb; readonly tongue: Rgb; readonly deep: Rgb; readonly seam: Rgb };

/** Teeth in neutral light. */
const enamel: Rgb = [238, 229, 214];

/** Read off the photo: teeth where it shows some, or what light the whites of the eyes and the skin are in. */
export function readLight(source: Pixels, puppet: Puppet, scale: number): MouthColors {
  const at = (i: number): readonly [number, number] => [
    (puppet.points[i * 2] ?? 0) * scale,
    (puppet.points[i * 2 + 1] ?? 0) * scale,
  ];
  const lip = average(lips.lowerBetween.map((i) => colorAt(source, at(i))));
  const skin = average([205, 425, 50, 280, 199].map((i) => colorAt(source, at(i))));
  const whites = lids.flatMap(({ corners, upper, lower }) => {
    const middle = between(at(upper[3] ?? 0), at(lower[3] ?? 0), 0.5);
    return corners.map((corner) => colorAt(source, between(at(corner), middle, 0.42)));
  });
  const white = brightest(whites);
  const shown = shownTeeth(source, at);
  const seen = Math.max(luma(white) * 1.02, luma(skin) * 0.98) / 226;
  // Whites of eyes lie in the shade of their lids, the more the dimmer they are.
  const light = Math.min(1, Math.max(0.32, seen, Math.min(0.86, seen * 1.17)));
  const tint = tintOf(skin);
  const teeth = shown ?? (enamel.map((value, k) => value * light * (0.8 + 0.2 * (tint[k] ?? 1))) as unknown as Rgb);
  const dim = Math.max(0.3, Math.min(1, luma(skin) / 190));
  return {
    teeth,
    tongue: [lip[0] * 0.62 + 52 * dim, lip[1] * 0.5 + 14 * dim, lip[2] * 0.5 + 16 * dim],
    seam: [lip[0] * 0.52, lip[1] * 0.42, lip[2] * 0.42],
    deep: [66 * dim, 24 * dim, 22 * dim],
  };
}

/** Of a smile: the bright pixels between the lips; null where they are shut or show none. */
function shownTeeth(source: Pixels, at: (i: number) => readonly [number, number]): Rgb | null {
  const found: Rgb[] = [];
  for (let i = 3; i <= 7; i += 1) {
    const [upper, lower] = [at(lips.upperInner[i] ?? 13), at(lips.lowerInner[i] ?? 14)];
    if (Math.hypot(lower[0] - upper[0], lower[1] - upper[1]) < 5) continue;
    for (const share of [0.25, 0.4, 0.55]) found.push(colorAt(source, between(upper, lower, share)));
  }
  const bright = found.filter((color) => luma(color) > 90 && color[0] - color[2] < 70);
  return bright.length >= 4 ? brightest(bright) : null;
}

function colorAt({ width, height, data }: Pixels, [x, y]: readonly [number, number]): Rgb {
  const px = Math.min(width - 1, Math.max(0, Math.round(x)));
  const py = Math.min(height - 1, Math.max(0, Math.round(y)));
  const i = (py * width + px) * 4;
  return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
}

function between(a: readonly [number, number], b: readonly [number, number], share: number): [number, number] {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

function average(colors: readonly Rgb[]): Rgb {
  const sum = (k: 0 | 1 | 2): number => colors.reduce((all, color) => all + color[k], 0) / Math.max(1, colors.length);
  return [sum(0), sum(1), sum(2)];
}

/** The mean of the brighter half: lashes and shadows are no light. */
function brightest(colors: readonly Rgb[]): Rgb {
  const sorted = colors.toSorted((a, b) => luma(b) - luma(a));
  return average(sorted.slice(0, Math.max(1, Math.ceil(sorted.length / 2))));
}

export function luma([r, g, b]: Rgb): number {
  return r * 0.299 + g * 0.587 + b * 0.114;
}

/** The colour of the light as far as skin tells it, about 1 in each channel. */
function tintOf(skin: Rgb): Rgb {
  const bright = Math.max(1, luma(skin));
  return [Math.min(1.15, skin[0] / bright), skin[1] / bright, Math.max(0.7, skin[2] / bright)];
}
