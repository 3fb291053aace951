import { tail, upper } from './bytes';

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
