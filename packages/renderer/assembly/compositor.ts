/**
 * Compositing in YUV 4:2:0 with SIMD. Compiled to src/video/compositor.wasm by `npm run build:wasm`.
 * Planes are bytes; sprites are premultiplied; memory is laid out by the caller, which leaves 32 bytes
 * free after every plane since rows are read sixteen bytes at a time.
 */
const maxWidth: i32 = 4352;
const mixed = memory.data(maxWidth * 2 + 64, 16);
const tail = memory.data(16, 16);

@inline
function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

/** The upper bytes of sixteen 16-bit numbers: divided by 256. */
@inline
function upper(lo: v128, hi: v128): v128 {
  return i8x16.shuffle(lo, hi, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

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

@inline
function alphaOf(pairs: usize, row: i32, opacity: i32): i32 {
  return (<i32>load<u8>(pairs + <usize>(row << 1), 1) * opacity + 128) >> 8;
}

/** Rounded down, so that 16 bits hold the sum. */
@inline
function leftOf(alpha: i32): v128 {
  return i8x16.splat(<i8>(((255 - alpha) * 257) >> 8));
}

@inline
function overOf(pairs: usize, row: i32, opacity: i32): v128 {
  const value = (<i32>load<u8>(pairs + <usize>(row << 1)) * opacity + 128) >> 8;
  return i16x8.splat(<i16>((value << 8) + 128));
}

@inline
function shaded(pixels: v128, left: v128, over: v128): v128 {
  return upper(
    i16x8.add(i16x8.extmul_low_i8x16_u(pixels, left), over),
    i16x8.add(i16x8.extmul_high_i8x16_u(pixels, left), over),
  );
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

/** dst += (src − dst) · weight/256 over n bytes: a crossfade. */
export function mix(dst: usize, src: usize, n: i32, weight: i32): void {
  if (weight <= 0) return;
  if (weight >= 256) {
    memory.copy(dst, src, <usize>n);
    return;
  }
  const wv = i8x16.splat(<i8>weight);
  const iv = i8x16.splat(<i8>(256 - weight));
  const half = i16x8.splat(128);
  let i: i32 = 0;
  for (; i + 16 <= n; i += 16) {
    const d = v128.load(dst + <usize>i);
    const s = v128.load(src + <usize>i);
    const lo = i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(d, iv), i16x8.extmul_low_i8x16_u(s, wv)), half);
    const hi = i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(d, iv), i16x8.extmul_high_i8x16_u(s, wv)), half);
    v128.store(dst + <usize>i, upper(lo, hi));
  }
  for (; i < n; i++) {
    const d = <i32>load<u8>(dst + <usize>i);
    const s = <i32>load<u8>(src + <usize>i);
    store<u8>(dst + <usize>i, <u8>((d * (256 - weight) + s * weight + 128) >> 8));
  }
}

@inline
function faded(v: v128, m: v128, half: v128): v128 {
  return upper(i16x8.add(i16x8.extmul_low_i8x16_u(v, m), half), i16x8.add(i16x8.extmul_high_i8x16_u(v, m), half));
}

/** Before it is divided by 256, a product that is to be divided by 255. */
@inline
function over255(product: v128, half: v128): v128 {
  const x = i16x8.add(product, half);
  return i16x8.add(x, i16x8.shr_u(x, 8));
}

/** Lays a premultiplied plane with its alpha on dst at (x, y), clipped to dst; opacity 0–256. */
export function sprite(dst: usize, dw: i32, dh: i32, x: i32, y: i32, over: usize, alpha: usize, w: i32, h: i32, opacity: i32): void {
  let sx: i32 = 0;
  let sy: i32 = 0;
  let ww = w;
  let hh = h;
  if (x < 0) {
    sx = -x;
    ww += x;
    x = 0;
  }
  if (y < 0) {
    sy = -y;
    hh += y;
    y = 0;
  }
  ww = min(ww, dw - x);
  hh = min(hh, dh - y);
  if (ww <= 0 || hh <= 0) return;
  const ones = i8x16.splat(-1);
  const m = i8x16.splat(<i8>opacity);
  const half = i16x8.splat(128);
  for (let j: i32 = 0; j < hh; j++) {
    const d = dst + <usize>((y + j) * dw + x);
    const o = over + <usize>((sy + j) * w + sx);
    const a = alpha + <usize>((sy + j) * w + sx);
    for (let i: i32 = 0; i < ww; i += 16) {
      let av = v128.load(a + <usize>i);
      if (!v128.any_true(av)) continue;
      let ov = v128.load(o + <usize>i);
      const dv = v128.load(d + <usize>i);
      if (opacity != 256) {
        av = faded(av, m, half);
        ov = faded(ov, m, half);
      }
      const ia = v128.xor(av, ones);
      const lo = over255(i16x8.extmul_low_i8x16_u(dv, ia), half);
      const hi = over255(i16x8.extmul_high_i8x16_u(dv, ia), half);
      const r = i8x16.add_sat_u(upper(lo, hi), ov);
      if (i + 16 > ww) {
        v128.store(tail, r);
        memory.copy(d + <usize>i, tail, <usize>(ww - i));
      } else {
        v128.store(d + <usize>i, r);
      }
    }
  }
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

// Sixteen pixels taken apart into one vector per component, by `split`.
const parts = memory.data(64, 16);

@inline
function split(p: usize, at: usize): bool {
  const v0 = v128.load(p);
  const v1 = v128.load(p, 16);
  const v2 = v128.load(p, 32);
  const v3 = v128.load(p, 48);
  if (!v128.any_true(v128.or(v128.or(v0, v1), v128.or(v2, v3)))) return false;
  const rg0 = i8x16.shuffle(v0, v1, 0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29);
  const rg1 = i8x16.shuffle(v2, v3, 0, 4, 8, 12, 16, 20, 24, 28, 1, 5, 9, 13, 17, 21, 25, 29);
  const ba0 = i8x16.shuffle(v0, v1, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31);
  const ba1 = i8x16.shuffle(v2, v3, 2, 6, 10, 14, 18, 22, 26, 30, 3, 7, 11, 15, 19, 23, 27, 31);
  v128.store(at, i64x2.shuffle(rg0, rg1, 0, 2));
  v128.store(at, i64x2.shuffle(rg0, rg1, 1, 3), 16);
  v128.store(at, i64x2.shuffle(ba0, ba1, 0, 2), 32);
  v128.store(at, i64x2.shuffle(ba0, ba1, 1, 3), 48);
  return true;
}

// A component in 1/128 times a coefficient in 1/32768, rounded: exact to 1/128 of a step.
@inline
function weighed(r: v128, g: v128, b: v128, a: v128, cr: i16, cg: i16, cb: i16, ca: i16): v128 {
  return i16x8.add(
    i16x8.add(i16x8.q15mulr_sat_s(r, i16x8.splat(cr)), i16x8.q15mulr_sat_s(g, i16x8.splat(cg))),
    i16x8.add(i16x8.q15mulr_sat_s(b, i16x8.splat(cb)), i16x8.q15mulr_sat_s(a, i16x8.splat(ca))),
  );
}

@inline
function rounded(v: v128): v128 {
  return i16x8.shr_s(i16x8.add(v, i16x8.splat(64)), 7);
}

@inline
function luma(at: usize): v128 {
  const r = v128.load(at);
  const g = v128.load(at, 16);
  const b = v128.load(at, 32);
  const a = v128.load(at, 48);
  const lo = weighed(
    i16x8.shl(i16x8.extend_low_i8x16_u(r), 7),
    i16x8.shl(i16x8.extend_low_i8x16_u(g), 7),
    i16x8.shl(i16x8.extend_low_i8x16_u(b), 7),
    i16x8.shl(i16x8.extend_low_i8x16_u(a), 7),
    5983, 20127, 2032, 2056,
  );
  const hi = weighed(
    i16x8.shl(i16x8.extend_high_i8x16_u(r), 7),
    i16x8.shl(i16x8.extend_high_i8x16_u(g), 7),
    i16x8.shl(i16x8.extend_high_i8x16_u(b), 7),
    i16x8.shl(i16x8.extend_high_i8x16_u(a), 7),
    5983, 20127, 2032, 2056,
  );
  return i8x16.narrow_i16x8_u(rounded(lo), rounded(hi));
}

const below = memory.data(64, 16);

// The sum of each square of four, in 1/128 of its mean.
@inline
function squares(component: usize): v128 {
  return i16x8.shl(
    i16x8.add(
      i16x8.extadd_pairwise_i8x16_u(v128.load(parts + component)),
      i16x8.extadd_pairwise_i8x16_u(v128.load(below + component)),
    ),
    5,
  );
}

/**
 * Premultiplied RGBA to planar premultiplied YUVA, BT.709 limited range; chroma and its alpha are means of four.
 * The width is a multiple of 16, the height even.
 */
export function planes(src: usize, w: i32, h: i32, oy: usize, oa: usize, ou: usize, ov: usize, oc: usize): void {
  const cw = w >> 1;
  const none = i8x16.splat(0);
  for (let j: i32 = 0; j < h; j += 2) {
    for (let i: i32 = 0; i < w; i += 16) {
      const o = <usize>(j * w + i);
      const o2 = o + <usize>w;
      const c = <usize>((j >> 1) * cw + (i >> 1));
      const top = split(src + (o << 2), parts);
      const bottom = split(src + (o2 << 2), below);
      if (!top && !bottom) {
        v128.store(oy + o, none);
        v128.store(oa + o, none);
        v128.store(oy + o2, none);
        v128.store(oa + o2, none);
        v128.store64_lane(ou + c, none, 0);
        v128.store64_lane(ov + c, none, 0);
        v128.store64_lane(oc + c, none, 0);
        continue;
      }
      if (!top) memory.fill(parts, 0, 64);
      if (!bottom) memory.fill(below, 0, 64);
      v128.store(oy + o, luma(parts));
      v128.store(oy + o2, luma(below));
      v128.store(oa + o, v128.load(parts, 48));
      v128.store(oa + o2, v128.load(below, 48));
      const r = squares(0);
      const g = squares(16);
      const b = squares(32);
      const a = squares(48);
      const u = rounded(weighed(r, g, b, a, -3298, -11095, 14392, 16448));
      const v = rounded(weighed(r, g, b, a, 14392, -13073, -1320, 16448));
      v128.store64_lane(ou + c, i8x16.narrow_i16x8_u(u, u), 0);
      v128.store64_lane(ov + c, i8x16.narrow_i16x8_u(v, v), 0);
      const ca = rounded(a);
      v128.store64_lane(oc + c, i8x16.narrow_i16x8_u(ca, ca), 0);
    }
  }
}

export function copy(dst: usize, src: usize, n: i32): void {
  memory.copy(dst, src, <usize>n);
}
