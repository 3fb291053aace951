/** A row of letters as strength of ink, whatever its colours were: 0 for the ground, 1 for the letter. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Raster } from '../picture/decode.ts';

export type Rgb = readonly [number, number, number];

export type Ink = {
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly color: Rgb;
  readonly ground: Rgb;
};

/** `isLetter` says which pixels belong to the letters; the others are ground, or something that is left out. */
export function inkOf(raster: Raster, box: Box, isLetter: (pixel: number) => boolean, ground: Rgb): Ink {
  const [left, top] = [Math.floor(box.x), Math.floor(box.y)];
  const width = Math.min(raster.width, Math.ceil(box.x + box.width)) - left;
  const height = Math.min(raster.height, Math.ceil(box.y + box.height)) - top;
  const data = new Float32Array(width * height);
  const seen: { distance: number; rgb: Rgb }[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = (top + y) * raster.width + left + x;
      if (!isLetter(pixel)) continue;
      const rgb = pixelAt(raster, pixel);
      const distance = distanceOf(rgb, ground);
      data[y * width + x] = distance;
      seen.push({ distance, rgb });
    }
  }
  seen.sort((a, b) => a.distance - b.distance);
  const strong = seen.slice(Math.floor(seen.length * 0.7));
  const full = Math.max(1, strong[Math.floor(strong.length / 2)]?.distance ?? 1);
  for (let i = 0; i < data.length; i += 1) data[i] = Math.min(1, (data[i] ?? 0) / full);
  return { width, height, data, color: meanColour(strong.map(({ rgb }) => rgb)), ground };
}

export function pixelAt({ data }: Raster, pixel: number): Rgb {
  return [data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0];
}

export function distanceOf(a: Rgb, b: Rgb): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

export function meanColour(colours: readonly Rgb[]): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [r, g, b] of colours) {
    sum[0] += r;
    sum[1] += g;
    sum[2] += b;
  }
  const count = Math.max(1, colours.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

export function hexOf(rgb: Rgb): string {
  const part = (value: number): string =>
    Math.min(255, Math.max(0, Math.round(value)))
      .toString(16)
      .padStart(2, '0');
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`;
}
