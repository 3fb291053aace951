/**
 * The colours a person would name. Pixels are grouped in Oklab, where distances are as large as they look; a colourful
 * group counts for more than its area, since a small red label tells more of a brand than the white around it.
 */
import { type Oklab, oklabOf } from '@adwright/contract/oklab.ts';
import type { PaletteColour } from '@adwright/domain/engines/pictures.ts';

type Rgb = readonly [number, number, number];
type Group = { sum: [number, number, number]; rgb: [number, number, number]; count: number };

/** Colours nearer than this look alike. */
const alike = 0.09;
const most = 6;

export function findPalette(rgba: Uint8Array | Uint8ClampedArray): PaletteColour[] {
  const groups: Group[] = [];
  let seen = 0;
  for (const { lab, rgb, count } of buckets(rgba)) {
    seen += count;
    const near = groups.find((group) => distance(centre(group), lab) < alike);
    const group = near ?? { sum: [0, 0, 0], rgb: [0, 0, 0], count: 0 };
    if (!near) groups.push(group);
    for (let c = 0; c < 3; c += 1) {
      group.sum[c] = (group.sum[c] ?? 0) + (lab[c] ?? 0) * count;
      group.rgb[c] = (group.rgb[c] ?? 0) + (rgb[c] ?? 0) * count;
    }
    group.count += count;
  }
  return groups
    .filter((group) => group.count / seen >= 0.01)
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, most)
    .map((group) => ({
      colour: `#${group.rgb
        .map((value) =>
          Math.round(value / group.count)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`,
      share: group.count / seen,
    }));
}

/** Equal colours first put together, the most frequent leading, so that groups form around them. */
function buckets(rgba: Uint8Array | Uint8ClampedArray): { lab: Oklab; rgb: Rgb; count: number }[] {
  const found = new Map<number, { rgb: [number, number, number]; count: number }>();
  for (let i = 0; i < rgba.length; i += 4) {
    if ((rgba[i + 3] ?? 0) < 128) continue;
    const [r = 0, g = 0, b = 0] = rgba.subarray(i, i + 3);
    const key = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const bucket = found.get(key) ?? { rgb: [0, 0, 0], count: 0 };
    bucket.rgb = [bucket.rgb[0] + r, bucket.rgb[1] + g, bucket.rgb[2] + b];
    bucket.count += 1;
    found.set(key, bucket);
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .map(({ rgb: [r, g, b], count }) => {
      const rgb: Rgb = [r / count, g / count, b / count];
      return { lab: oklabOf(...rgb), rgb, count };
    });
}

function weight(group: Group): number {
  const [, a, b] = centre(group);
  return group.count * (0.1 + Math.hypot(a, b) * 4);
}

function centre({ sum, count }: Group): Oklab {
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function distance(a: Oklab, b: Oklab): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
