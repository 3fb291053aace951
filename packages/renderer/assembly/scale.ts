import { clamp, tail, upper } from './bytes';
import { alphaOf, leftOf, overOf, shaded } from './shade';

const maxWidth: i32 = 4352;
const mixed = memory.data(maxWidth * 2 + 64, 16);

/**
 * How a row is scaled, for `zoom`: per 16 pixels of 80 bytes, twice 8 left taps and 8 right taps, 8 left weights and 8
 * right weights in 1/256; then the two source pixels that taps count from. x0 and step in 1/65536 source pixels, x0
 * being the middle of the first pixel; step below 1.85.
 */
export function taps(at: usize, dw: i32, sw: i32, x0: i32, step: i32): void {
  const blocks = ((dw + 15) / 16) * 2;
  for (let b: i32 = 0; b < blocks; b++) {
    const sixteen = at + <usize>((b >> 1) * 80);
    const q = sixteen + <usize>((b & 1) << 5);
    const p0 = x0 + b * 8 * step;
    const base = clamp(p0 >> 16, 0, sw - 1);
    store<i32>(sixteen + <usize>((b & 1) << 2), base, 64);
    for (let k: i32 = 0; k < 8; k++) {
      const p = clamp(p0 + k * step, 0, (sw - 1) << 16);
      const i = p >> 16;
      // No weight is 256, which a byte cannot hold: a pixel taken alone is taken twice.
      const f = (p >> 8) & 255;
      store<u8>(q + k, <u8>(i - base));
      store<u8>(q + 8 + k, <u8>((f == 0 ? i : min(i + 1, sw - 1)) - base));
      store<u8>(q + 16 + k, <u8>(f == 0 ? 255 : 256 - f));
      store<u8>(q + 24 + k, <u8>(f == 0 ? 1 : f));
    }
  }
}

// Eight pixels out of a row, times 256.
@inline
function eight(from: usize, picks: v128, weights: v128, half: v128): v128 {
  const picked = i8x16.swizzle(v128.load(from), picks);
  return i16x8.add(
    i16x8.add(i16x8.extmul_low_i8x16_u(picked, weights), half),
    i16x8.extmul_high_i8x16_u(picked, weights),
  );
}

@inline
function sixteen(row: usize, q: usize, half: v128): v128 {
  return upper(
    eight(row + <usize>load<i32>(q, 64), v128.load(q), v128.load(q, 16), half),
    eight(row + <usize>load<i32>(q, 68), v128.load(q, 32), v128.load(q, 48), half),
  );
}

function horizontal(out: usize, row: usize, q: usize, dw: i32): void {
  const half = i16x8.splat(128);
  const whole = out + <usize>(dw & ~15);
  for (; out < whole; out += 16, q += 80) v128.store(out, sixteen(row, q, half));
  if ((dw & 15) == 0) return;
  v128.store(tail, sixteen(row, q, half));
  memory.copy(out, tail, <usize>(dw & 15));
}

/** The same under one premultiplied value: `left` of 256 is seen of the row. */
function shadedHorizontal(out: usize, row: usize, q: usize, dw: i32, left: v128, over: v128): void {
  const half = i16x8.splat(128);
  const whole = out + <usize>(dw & ~15);
  for (; out < whole; out += 16, q += 80) v128.store(out, shaded(sixteen(row, q, half), left, over));
  if ((dw & 15) == 0) return;
  v128.store(tail, shaded(sixteen(row, q, half), left, over));
  memory.copy(out, tail, <usize>(dw & 15));
}

/** One row between two, from column to column; the second has the weight f, 1 to 255 of 256. */
function between(out: usize, upperRow: usize, lowerRow: usize, from: i32, to: i32, f: i32): void {
  const half = i16x8.splat(128);
  const w0 = i8x16.splat(<i8>(256 - f));
  const w1 = i8x16.splat(<i8>f);
  for (let x: i32 = from; x < to; x += 16) {
    const a = v128.load(upperRow + <usize>x);
    const b = v128.load(lowerRow + <usize>x);
    v128.store(
      out + <usize>x,
      upper(
        i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(a, w0), half), i16x8.extmul_low_i8x16_u(b, w1)),
        i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(a, w0), half), i16x8.extmul_high_i8x16_u(b, w1)),
      ),
    );
  }
}

/**
 * Bilinear scaling into some rows of a plane; y0, the middle of the first of them, and step in 1/65536 source pixels.
 * Unless `pairs` is 0, each row is laid under one value as by `layRows`, while its pixels are at hand.
 */
export function zoom(dst: usize, dw: i32, rows: i32, stride: i32, src: usize, sw: i32, sh: i32, q: usize, y0: i32, step: i32, pairs: usize, opacity: i32): void {
  const from = load<i32>(q, 64) & ~15;
  const to = load<i32>(q + <usize>((((dw + 15) / 16) - 1) * 80), 68) + 16;
  const blended = mixed - <usize>from;
  for (let y: i32 = 0; y < rows; y++) {
    const p = clamp(y0 + y * step, 0, (sh - 1) << 16);
    const i = p >> 16;
    const f = (p >> 8) & 255;
    let row = src + <usize>(i * sw);
    if (f != 0 && i + 1 < sh) {
      between(blended, row, row + <usize>sw, from, to, f);
      row = blended;
    }
    const out = dst + <usize>(y * stride);
    const a = pairs == 0 ? 0 : alphaOf(pairs, y, opacity);
    if (a == 0) horizontal(out, row, q, dw);
    else shadedHorizontal(out, row, q, dw, leftOf(a), overOf(pairs, y, opacity));
  }
}

/**
 * Rows of a plane moved up by parts of a pixel, neither scaled nor moved sideways; y0, the middle of the first of them,
 * in 1/65536 source pixels; dw a multiple of 16, with the last pixel repeated where the source is narrower.
 */
export function shift(dst: usize, dw: i32, rows: i32, src: usize, sw: i32, sh: i32, y0: i32): void {
  const width = min(dw, sw);
  for (let y: i32 = 0; y < rows; y++) {
    const p = clamp(y0 + (y << 16), 0, (sh - 1) << 16);
    const f = (p >> 8) & 255;
    const row = src + <usize>((p >> 16) * sw);
    const out = dst + <usize>(y * dw);
    if (f != 0 && (p >> 16) + 1 < sh) between(out, row, row + <usize>sw, 0, width, f);
    else memory.copy(out, row, <usize>width);
    if (width < dw) memory.fill(out + <usize>width, load<u8>(out + <usize>(width - 1)), <usize>(dw - width));
  }
}
