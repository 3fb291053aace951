import type { AssetRef } from './creative/creative.ts';

/** What templates want to know of a picture beyond its size, from a thumbnail of RGBA pixels. */
export type PictureHints = Pick<AssetRef, 'edges' | 'outline' | 'colour'>;

/** The thumbnail's size: bands of a cut-out are its rows, edges of a photograph its outermost rows and columns. */
export const thumbnail = { width: 64, height: 32 } as const;

/** Half covered counts as ink. */
const inked = 128;

type Pixels = ArrayLike<number>;

export function outlineOf(pixels: Pixels): NonNullable<PictureHints['outline']> {
  const { width, height } = thumbnail;
  let before: [number, number] = [0.3, 0.7];
  return Array.from({ length: height }, (_, y): [number, number] => {
    const ink = Array.from({ length: width }, (__, x) => (pixels[(y * width + x) * 4 + 3] ?? 0) >= inked);
    const first = ink.indexOf(true);
    // A band without any is a gap: what stands above goes on.
    if (first !== -1) before = [share(first), share(ink.lastIndexOf(true) + 1)];
    return before;
  });
}

function share(column: number): number {
  return Math.round((column / thumbnail.width) * 1000) / 1000;
}

export function edgesOf(pixels: Pixels): NonNullable<PictureHints['edges']> {
  const { width, height } = thumbnail;
  const across = Array.from({ length: width }, (_, x) => x);
  const down = Array.from({ length: height }, (_, y) => y);
  const line = (places: readonly (readonly [number, number])[]): string =>
    meanOf(
      pixels,
      places.map(([x, y]) => y * width + x),
    );
  return {
    top: line(across.map((x) => [x, 0])),
    right: line(down.map((y) => [width - 1, y])),
    bottom: line(across.map((x) => [x, height - 1])),
    left: line(down.map((y) => [0, y])),
  };
}

function meanOf(pixels: Pixels, places: readonly number[]): string {
  const channels = [0, 1, 2].map(
    (channel) => places.reduce((sum, place) => sum + (pixels[place * 4 + channel] ?? 0), 0) / places.length,
  );
  return `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;
}

/** Of what is solid; nothing where nothing is. */
export function colourOf(pixels: Pixels): Pick<PictureHints, 'colour'> {
  const places = Array.from({ length: thumbnail.width * thumbnail.height }, (_, place) => place);
  const ink = places.filter((place) => (pixels[place * 4 + 3] ?? 0) >= inked);
  return ink.length === 0 ? {} : { colour: meanOf(pixels, ink) };
}

export function hintsOf(pixels: Pixels, cutout: boolean): PictureHints {
  return cutout ? { outline: outlineOf(pixels), ...colourOf(pixels) } : { edges: edgesOf(pixels) };
}
