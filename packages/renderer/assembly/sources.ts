import { clamp } from './bytes';

/*
 * A picture as it is sampled in YUV: planes of its luma and alpha, and, as fine, of the mean chroma and alpha of each four
 * pixels to the right and below, since a frame's chroma is a mean of four wherever they lie. Past its borders the last
 * pixels go on for so many more.
 */

export const border: i32 = 32;

/** Of each 8 × 8 pixels, borders included: whether any of them is seen, and whether anything is seen through one. */
export const seen: u8 = 1;
export const seenThrough: u8 = 2;

@inline
function red(p: u32): i32 {
  return <i32>(p & 255);
}

@inline
function green(p: u32): i32 {
  return <i32>((p >> 8) & 255);
}

@inline
function blue(p: u32): i32 {
  return <i32>((p >> 16) & 255);
}

@inline
function alpha(p: u32): i32 {
  return <i32>(p >> 24);
}

/**
 * Premultiplied RGBA; `oy` to `oc` and `map` point at the picture's first pixel and are `stride` (`stride` / 8) wide.
 * Everything there is 0 before. The coefficients are those of `planes` (convert.ts).
 */
export function sources(src: usize, sw: i32, sh: i32, stride: i32, oy: usize, oa: usize, ou: usize, ov: usize, oc: usize, map: usize): void {
  for (let y = -border; y < sh + border; y++) {
    const row = src + ((<usize>(clamp(y, 0, sh - 1) * sw)) << 2);
    const next = src + ((<usize>(clamp(y + 1, 0, sh - 1) * sw)) << 2);
    for (let x = -border; x < sw + border; x++) {
      const here = <usize>clamp(x, 0, sw - 1) << 2;
      const beside = <usize>clamp(x + 1, 0, sw - 1) << 2;
      const a = load<u32>(row + here);
      const b = load<u32>(row + beside);
      const c = load<u32>(next + here);
      const d = load<u32>(next + beside);
      if (alpha(a) < 255) {
        const cell = map + <usize>((y >> 3) * (stride >> 3) + (x >> 3));
        store<u8>(cell, load<u8>(cell) | seenThrough);
      }
      if ((a | b | c | d) == 0) continue;
      const at = <usize>(y * stride + x);
      if (a != 0) {
        const cell = map + <usize>((y >> 3) * (stride >> 3) + (x >> 3));
        store<u8>(cell, load<u8>(cell) | seen);
        store<u8>(oy + at, <u8>((red(a) * 5983 + green(a) * 20127 + blue(a) * 2032 + alpha(a) * 2056 + 16384) >> 15));
        store<u8>(oa + at, <u8>alpha(a));
      }
      const r = red(a) + red(b) + red(c) + red(d);
      const g = green(a) + green(b) + green(c) + green(d);
      const bl = blue(a) + blue(b) + blue(c) + blue(d);
      const al = alpha(a) + alpha(b) + alpha(c) + alpha(d);
      store<u8>(ou + at, <u8>clamp((r * -3298 + g * -11095 + bl * 14392 + al * 16448 + 65536) >> 17, 0, 255));
      store<u8>(ov + at, <u8>clamp((r * 14392 + g * -13073 + bl * -1320 + al * 16448 + 65536) >> 17, 0, 255));
      store<u8>(oc + at, <u8>((al + 2) >> 2));
    }
  }
}

/** A map of which each cell has what it and two cells to the right and below have: all that a cell of a frame is taken from. */
export function widen(map: usize, wide: usize, across: i32, cells: i32): void {
  for (let i: i32 = 0; i < cells; i++) {
    let all: u8 = 0;
    for (let j: i32 = 0; j < 3; j++)
      for (let k: i32 = 0; k < 3; k++) {
        const at = i + j * across + k;
        if (at < cells) all |= load<u8>(map + <usize>at);
      }
    store<u8>(wide + <usize>i, all);
  }
}
