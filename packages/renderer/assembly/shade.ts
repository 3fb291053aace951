import { tail, upper } from './bytes';

@inline
export function alphaOf(pairs: usize, row: i32, opacity: i32): i32 {
  return (<i32>load<u8>(pairs + <usize>(row << 1), 1) * opacity + 128) >> 8;
}

/** Rounded down, so that 16 bits hold the sum. */
@inline
export function leftOf(alpha: i32): v128 {
  return i8x16.splat(<i8>(((255 - alpha) * 257) >> 8));
}

@inline
export function overOf(pairs: usize, row: i32, opacity: i32): v128 {
  const value = (<i32>load<u8>(pairs + <usize>(row << 1)) * opacity + 128) >> 8;
  return i16x8.splat(<i16>((value << 8) + 128));
}

@inline
export function shaded(pixels: v128, left: v128, over: v128): v128 {
  return upper(
    i16x8.add(i16x8.extmul_low_i8x16_u(pixels, left), over),
    i16x8.add(i16x8.extmul_high_i8x16_u(pixels, left), over),
  );
}

/** Lays rows of one premultiplied value and alpha each, value before alpha, over whole rows of dst; opacity 0–256. */
export function layRows(dst: usize, w: i32, rows: i32, pairs: usize, opacity: i32): void {
  for (let j: i32 = 0; j < rows; j++) {
    const a = alphaOf(pairs, j, opacity);
    if (a == 0) continue;
    const left = leftOf(a);
    const over = overOf(pairs, j, opacity);
    const d = dst + <usize>(j * w);
    for (let i: i32 = 0; i < w; i += 16) {
      const r = shaded(v128.load(d + <usize>i), left, over);
      if (i + 16 > w) {
        v128.store(tail, r);
        memory.copy(d + <usize>i, tail, <usize>(w - i));
      } else {
        v128.store(d + <usize>i, r);
      }
    }
  }
}
