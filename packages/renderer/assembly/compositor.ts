/**
 * Compositing in YUV 4:2:0 with SIMD. Compiled to src/video/compositor.wasm by `npm run build:wasm`.
 * Planes are bytes; sprites are premultiplied; memory is laid out by the caller, which leaves 32 bytes
 * free after every plane since rows are read sixteen bytes at a time.
 */
const maxWidth: i32 = 4352;
// Per 8 pixels: 8 left taps and 8 right taps, 8 left weights and 8 right weights.
const pattern = memory.data((maxWidth / 8) * 32, 16);
const bases = memory.data((maxWidth / 8) * 4, 16);
const rowA = memory.data(maxWidth * 2 + 32, 16);
const rowB = memory.data(maxWidth * 2 + 32, 16);
const tail = memory.data(16, 16);

@inline
function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

function horizontal(out: usize, src: usize, blocks: i32): void {
  for (let b: i32 = 0; b < blocks; b++) {
    const q = pattern + <usize>(b << 5);
    const taps = i8x16.swizzle(v128.load(src + <usize>load<i32>(bases + <usize>(b << 2))), v128.load(q));
    const weights = v128.load(q, 16);
    v128.store(
      out + <usize>(b << 4),
      i16x8.add(i16x8.extmul_low_i8x16_u(taps, weights), i16x8.extmul_high_i8x16_u(taps, weights)),
    );
  }
}

/** Bilinear scaling of a plane; x0, y0 and step in 1/65536 source pixels, x0/y0 being the middle of the first pixel. Step below 1.85. */
export function zoom(dst: usize, dw: i32, dh: i32, stride: i32, src: usize, sw: i32, sh: i32, x0: i32, y0: i32, step: i32): void {
  const blocks = (dw + 7) / 8;
  for (let b: i32 = 0; b < blocks; b++) {
    const q = pattern + <usize>(b << 5);
    const p0 = x0 + b * 8 * step;
    const base = clamp(p0 >> 16, 0, max(sw - 2, 0));
    store<i32>(bases + <usize>(b << 2), base);
    for (let k: i32 = 0; k < 8; k++) {
      const p = clamp(p0 + k * step, 0, (sw - 1) << 16);
      const i = p >> 16;
      const f = (p >> 9) & 127;
      store<u8>(q + k, <u8>(i - base));
      store<u8>(q + 8 + k, <u8>(min(i + 1, sw - 1) - base));
      store<u8>(q + 16 + k, <u8>(128 - f));
      store<u8>(q + 24 + k, <u8>f);
    }
  }
  let r0 = rowA;
  let r1 = rowB;
  let have0: i32 = -1;
  let have1: i32 = -1;
  const half = i16x8.splat(64);
  for (let y: i32 = 0; y < dh; y++) {
    const p = clamp(y0 + y * step, 0, (sh - 1) << 16);
    const i = p >> 16;
    const i2 = min(i + 1, sh - 1);
    const f = (p & 65535) >> 1;
    if (have0 != i) {
      if (have1 == i) {
        const r = r0;
        r0 = r1;
        r1 = r;
        const h = have0;
        have0 = have1;
        have1 = h;
      } else {
        horizontal(r0, src + <usize>(i * sw), blocks);
        have0 = i;
      }
    }
    if (have1 != i2) {
      horizontal(r1, src + <usize>(i2 * sw), blocks);
      have1 = i2;
    }
    const fv = i16x8.splat(<i16>f);
    const d = dst + <usize>(y * stride);
    let x: i32 = 0;
    for (; x + 16 <= dw; x += 16) {
      const o = <usize>(x << 1);
      const a = v128.load(r0 + o);
      const a2 = v128.load(r0 + o, 16);
      const m = i16x8.shr_u(i16x8.add(i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(r1 + o), a), fv)), half), 7);
      const m2 = i16x8.shr_u(i16x8.add(i16x8.add(a2, i16x8.q15mulr_sat_s(i16x8.sub(v128.load(r1 + o, 16), a2), fv)), half), 7);
      v128.store(d + <usize>x, i8x16.narrow_i16x8_u(m, m2));
    }
    for (; x < dw; x++) {
      const a = <i32>load<i16>(r0 + <usize>(x << 1));
      const b = <i32>load<i16>(r1 + <usize>(x << 1));
      store<u8>(d + <usize>x, <u8>((a + (((b - a) * f + 0x4000) >> 15) + 64) >> 7));
    }
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
    v128.store(dst + <usize>i, i8x16.narrow_i16x8_u(i16x8.shr_u(lo, 8), i16x8.shr_u(hi, 8)));
  }
  for (; i < n; i++) {
    const d = <i32>load<u8>(dst + <usize>i);
    const s = <i32>load<u8>(src + <usize>i);
    store<u8>(dst + <usize>i, <u8>((d * (256 - weight) + s * weight + 128) >> 8));
  }
}

@inline
function faded(v: v128, m: v128, half: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.add(i16x8.extmul_low_i8x16_u(v, m), half), 8),
    i16x8.shr_u(i16x8.add(i16x8.extmul_high_i8x16_u(v, m), half), 8),
  );
}

@inline
function over255(product: v128, half: v128): v128 {
  const x = i16x8.add(product, half);
  return i16x8.shr_u(i16x8.add(x, i16x8.shr_u(x, 8)), 8);
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
      const r = i8x16.add_sat_u(i8x16.narrow_i16x8_u(lo, hi), ov);
      if (i + 16 > ww) {
        v128.store(tail, r);
        memory.copy(d + <usize>i, tail, <usize>(ww - i));
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
