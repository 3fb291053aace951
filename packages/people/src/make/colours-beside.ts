import type { Size } from '@adwright/darkroom/planes.ts';

/** A picture with alpha, in bytes and not premultiplied. */
export type CutOut = Size & { readonly data: Uint8Array };

export type Rgb = readonly [number, number, number];

/** From here on a pixel shows nothing of what is behind it. */
export const solid = 250;

export function alphaAt({ data }: CutOut, at: number): number {
  return data[at * 4 + 3] ?? 0;
}

export function colourAt({ data }: CutOut, at: number): Rgb {
  return [data[at * 4] ?? 0, data[at * 4 + 1] ?? 0, data[at * 4 + 2] ?? 0];
}

export function neighboursOf(at: number, { width, height }: Size): number[] {
  const [column, row] = [at % width, Math.floor(at / width)];
  const found: number[] = [];
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x += 1)
      if (x !== column || y !== row) found.push(y * width + x);
  return found;
}

/** For each of these places the colour that others have beside them, step by step outwards from where it is known. */
export function coloursBeside(
  cut: CutOut,
  places: readonly number[],
  isKnown: (at: number) => boolean,
): ReadonlyMap<number, Rgb> {
  const found = new Map<number, Rgb>();
  const open = new Set(places);
  let wave = places.filter((at) => neighboursOf(at, cut).some((one) => !open.has(one) && isKnown(one)));
  while (wave.length > 0) {
    const rim = wave.map((at) => {
      const known = neighboursOf(at, cut).filter((one) => !open.has(one) && (found.has(one) || isKnown(one)));
      return [at, meanOf(known.map((one) => found.get(one) ?? colourAt(cut, one)))] as const;
    });
    for (const [at, colour] of rim) {
      found.set(at, colour);
      open.delete(at);
    }
    wave = [...new Set(wave.flatMap((at) => neighboursOf(at, cut).filter((one) => open.has(one))))];
  }
  return found;
}

function meanOf(colours: readonly Rgb[]): Rgb {
  const mean = (channel: 0 | 1 | 2): number =>
    colours.reduce((all, colour) => all + colour[channel], 0) / colours.length;
  return [mean(0), mean(1), mean(2)];
}
