/**
 * What a picture looks like in 80 bytes: where which colours stand, and where it is busy. Measured alike in a browser,
 * so that a picture somebody searches with never leaves it, and on the server. Change nothing here without measuring
 * what is stored anew.
 */
import { z } from 'zod';
import { type Oklab, oklabOf } from '../oklab.ts';

/** Pictures are squeezed to a square of this side before they are measured. */
export const lookSide = 32;
const cells = 4;
const cellSide = lookSide / cells;
export const lookBytes = cells * cells * 5;

/** As it stands in an address: base64 that needs no escape. */
export const Look = z.string().regex(/^[\w-]{107}$/);
export type Look = z.infer<typeof Look>;

export type Pixels = { readonly width: number; readonly height: number; readonly data: ArrayLike<number> };

/** From 32 × 32 pixels of red, green, blue and opacity. What is see-through counts as white. */
export function measureLook({ data }: Pixels): Uint8Array {
  const colours = Array.from({ length: lookSide * lookSide }, (_, index) => colourAt(data, index * 4));
  const look = new Uint8Array(lookBytes);
  for (let cell = 0; cell < cells * cells; cell += 1) look.set(measureCell(colours, cell), cell * 5);
  return look;
}

/** Scaled so that plain distance between two looks is about as people see it. */
function measureCell(colours: readonly Oklab[], cell: number): number[] {
  const top = Math.floor(cell / cells) * cellSide;
  const left = (cell % cells) * cellSide;
  let [lightness, a, b, across, down] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + cellSide; y += 1)
    for (let x = left; x < left + cellSide; x += 1) {
      const here = colours[y * lookSide + x] ?? [0, 0, 0];
      lightness += here[0];
      a += here[1];
      b += here[2];
      if (x + 1 < lookSide) across += Math.abs(here[0] - (colours[y * lookSide + x + 1]?.[0] ?? 0));
      if (y + 1 < lookSide) down += Math.abs(here[0] - (colours[(y + 1) * lookSide + x]?.[0] ?? 0));
    }
  const mean = (sum: number, scale: number, zero: number): number => byte((sum / cellSide ** 2) * scale + zero);
  return [mean(lightness, 180, 0), mean(a, 400, 128), mean(b, 400, 128), mean(across, 400, 0), mean(down, 400, 0)];
}

function byte(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)));
}

/** What is see-through is seen on white. */
function colourAt(data: ArrayLike<number>, at: number): Oklab {
  const opacity = (data[at + 3] ?? 255) / 255;
  const channel = (offset: number): number => (data[at + offset] ?? 0) * opacity + 255 * (1 - opacity);
  return oklabOf(channel(0), channel(1), channel(2));
}

export function writeLook(look: Uint8Array): Look {
  return btoa(String.fromCharCode(...look))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Null for what is none. */
export function readLook(text: string): Uint8Array | null {
  if (!Look.safeParse(text).success) return null;
  const look = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  return look.length === lookBytes ? look : null;
}

/** How far apart two pictures look: 0 for the same, under 100 for alike. */
export function lookDistance(one: Uint8Array, other: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < lookBytes; index += 1) sum += ((one[index] ?? 0) - (other[index] ?? 0)) ** 2;
  return Math.sqrt(sum);
}
