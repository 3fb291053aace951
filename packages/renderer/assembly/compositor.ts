/**
 * Compositing in YUV 4:2:0 with SIMD. Compiled to src/video/compositor.wasm by `npm run build:wasm`.
 * Planes are bytes; sprites are premultiplied; memory is laid out by the caller, which leaves 32 bytes
 * free after every plane since rows are read sixteen bytes at a time.
 */
const maxWidth: i32 = 4352;
// Per 8 pixels: 16 bytes of left taps, 16 of right taps, 8 left weights, 8 right weights.
const pattern = memory.data((maxWidth / 8) * 48, 16);
const bases = memory.data((maxWidth / 8) * 4, 16);
const rowA = memory.data(maxWidth * 2 + 32, 16);
const rowB = memory.data(maxWidth * 2 + 32, 16);
const tail = memory.data(16, 16);

// @ts-ignore: decorator
@inline
function clamp(value: i32, low: i32, high: i32): i32 {
  return value < low ? low : value > high ? high : value;
}

function horizontal(out: usize, src: usize, blocks: i32): void {
  for (let b: i32 = 0; b < blocks; b++) {
    const q = pattern + <usize>(b * 48);
    const v = v128.load(src + <usize>load<i32>(bases + <usize>(b << 2)));
    const l = i8x16.swizzle(v, v128.load(q));
    const r = i8x16.swizzle(v, v128.load(q, 16));
    const w = v128.load(q, 32);
    v128.store(
      out + <usize>(b * 16),
      i16x8.add(
        i16x8.mul(i16x8.extend_low_i8x16_u(l), i16x8.extend_low_i8x16_u(w)),
        i16x8.mul(i16x8.extend_low_i8x16_u(r), i16x8.extend_high_i8x16_u(w)),
      ),
    );
  }
}

/** Bilinear scaling of a plane; x0, y0 and step in 1/65536 source pixels, x0/y0 being the middle of the first pixel. Step below 1.85. */
export function zoom(dst: usize, dw: i32, dh: i32, stride: i32, src: usize, sw: i32, sh: i32, x0: i32, y0: i32, step: i32): void {
  const blocks = (dw + 7) / 8;
  for (let b: i32 = 0; b < blocks; b++) {
    const q = pattern + <usize>(b * 48);
    const p0 = x0 + b * 8 * step;
    const base = clamp(p0 >> 16, 0, max(sw - 2, 0));
    store<i32>(bases + <usize>(b << 2), base);
    for (let k: i32 = 0; k < 8; k++) {
      const p = clamp(p0 + k * step, 0, (sw - 1) << 16);
      const i = p >> 16;
      const f = (p >> 9) & 127;
      store<u8>(q + k, <u8>(i - base));
      store<u8>(q + 16 + k, <u8>(min(i + 1, sw - 1) - base));
      store<u8>(q + 8 + k, 0x80);
      store<u8>(q + 24 + k, 0x80);
      store<u8>(q + 32 + k, <u8>(128 - f));
      store<u8>(q + 40 + k, <u8>f);
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
  const wv = i16x8.splat(<i16>weight);
  const iv = i16x8.splat(<i16>(256 - weight));
  const half = i16x8.splat(128);
  let i: i32 = 0;
  for (; i + 16 <= n; i += 16) {
    const d = v128.load(dst + <usize>i);
    const s = v128.load(src + <usize>i);
    const lo = i16x8.add(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(d), iv), i16x8.mul(i16x8.extend_low_i8x16_u(s), wv)), half);
    const hi = i16x8.add(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(d), iv), i16x8.mul(i16x8.extend_high_i8x16_u(s), wv)), half);
    v128.store(dst + <usize>i, i8x16.narrow_i16x8_u(i16x8.shr_u(lo, 8), i16x8.shr_u(hi, 8)));
  }
  for (; i < n; i++) {
    const d = <i32>load<u8>(dst + <usize>i);
    const s = <i32>load<u8>(src + <usize>i);
    store<u8>(dst + <usize>i, <u8>((d * (256 - weight) + s * weight + 128) >> 8));
  }
}

// @ts-ignore: decorator
@inline
function faded(v: v128, m: v128, half: v128): v128 {
  return i8x16.narrow_i16x8_u(
    i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(v), m), half), 8),
    i16x8.shr_u(i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(v), m), half), 8),
  );
}

// @ts-ignore: decorator
@inline
function times255(d: v128, ia: v128, half: v128): v128 {
  const x = i16x8.add(i16x8.mul(d, ia), half);
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
  const m = i16x8.splat(<i16>opacity);
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
      const lo = times255(i16x8.extend_low_i8x16_u(dv), i16x8.extend_low_i8x16_u(ia), half);
      const hi = times255(i16x8.extend_high_i8x16_u(dv), i16x8.extend_high_i8x16_u(ia), half);
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

/** Premultiplied RGBA of even size to planar premultiplied YUVA, BT.709 limited range; chroma alpha is the mean of four. */
export function planes(src: usize, w: i32, h: i32, oy: usize, oa: usize, ou: usize, ov: usize, oc: usize): void {
  const cw = w >> 1;
  for (let j: i32 = 0; j < h; j += 2) {
    for (let i: i32 = 0; i < w; i += 2) {
      let su: i32 = 0;
      let sv: i32 = 0;
      let sa: i32 = 0;
      for (let k: i32 = 0; k < 4; k++) {
        const o = (j + (k >> 1)) * w + i + (k & 1);
        const q = src + <usize>(o << 2);
        const a = <i32>load<u8>(q, 3);
        if (a == 0) {
          store<u8>(oy + <usize>o, 0);
          store<u8>(oa + <usize>o, 0);
          continue;
        }
        const r = <i32>load<u8>(q);
        const g = <i32>load<u8>(q, 1);
        const b = <i32>load<u8>(q, 2);
        store<u8>(oy + <usize>o, <u8>((16 * 257 * a + 11966 * r + 40254 * g + 4064 * b + 32768) >> 16));
        store<u8>(oa + <usize>o, <u8>a);
        su += 128 * 257 * a - 6596 * r - 22189 * g + 28784 * b;
        sv += 128 * 257 * a + 28784 * r - 26145 * g - 2639 * b;
        sa += a;
      }
      const c = <usize>((j >> 1) * cw + (i >> 1));
      store<u8>(ou + c, <u8>clamp((su + 131072) >> 18, 0, 255));
      store<u8>(ov + c, <u8>clamp((sv + 131072) >> 18, 0, 255));
      store<u8>(oc + c, <u8>((sa + 2) >> 2));
    }
  }
}
