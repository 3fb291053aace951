import { tail, upper } from './bytes';

/*
 * Rows of a picture that are taken from another one: where samples are is told in 65536ths of a pixel. Pictures are
 * RGBA, the one they are taken from premultiplied.
 */

let sourceAt: usize = 0;
let sourceWidth: i32 = 0;
let sourceHeight: i32 = 0;

/** The picture of the rows that follow. */
export function takeFrom(at: usize, width: i32, height: i32): void {
  sourceAt = at;
  sourceWidth = width;
  sourceHeight = height;
}

/** Four pixels between four each, before they are laid on anything. */
@inline
function four(xs: v128, ys: v128, mostX: v128, mostY: v128, width: v128, half: v128, pick0: v128, pick1: v128, pick2: v128, pick3: v128): v128 {
  const none = i32x4.splat(0);
  const px = i32x4.max_s(none, i32x4.min_s(xs, mostX));
  const py = i32x4.max_s(none, i32x4.min_s(ys, mostY));
  const byte = i32x4.splat(255);
  const fx = v128.and(i32x4.shr_u(px, 8), byte);
  const fy = v128.and(i32x4.shr_u(py, 8), byte);
  const s = i32x4.shr_u(i16x8.mul(fx, fy), 8);
  const r = i32x4.sub(fy, s);
  // Weights in sixteen bits each: of the left and the right pixel above, and of those below.
  const above = v128.or(i32x4.sub(i32x4.sub(i32x4.splat(256), fx), r), i32x4.shl(i32x4.sub(fx, s), 16));
  const below = v128.or(r, i32x4.shl(s, 16));
  const at = i32x4.shl(i32x4.add(i32x4.mul(i32x4.shr_u(py, 16), width), i32x4.shr_u(px, 16)), 2);
  const stride = <usize>(sourceWidth << 2);
  const a0 = sourceAt + <usize>i32x4.extract_lane(at, 0);
  const a1 = sourceAt + <usize>i32x4.extract_lane(at, 1);
  const a2 = sourceAt + <usize>i32x4.extract_lane(at, 2);
  const a3 = sourceAt + <usize>i32x4.extract_lane(at, 3);
  const m0 = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(a0), i8x16.swizzle(above, pick0)),
    i16x8.mul(v128.load_ext<u8>(a0 + stride), i8x16.swizzle(below, pick0)),
  );
  const m1 = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(a1), i8x16.swizzle(above, pick1)),
    i16x8.mul(v128.load_ext<u8>(a1 + stride), i8x16.swizzle(below, pick1)),
  );
  const m2 = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(a2), i8x16.swizzle(above, pick2)),
    i16x8.mul(v128.load_ext<u8>(a2 + stride), i8x16.swizzle(below, pick2)),
  );
  const m3 = i16x8.add(
    i16x8.mul(v128.load_ext<u8>(a3), i8x16.swizzle(above, pick3)),
    i16x8.mul(v128.load_ext<u8>(a3 + stride), i8x16.swizzle(below, pick3)),
  );
  const lo = i16x8.add(i16x8.add(i64x2.shuffle(m0, m1, 0, 2), i64x2.shuffle(m0, m1, 1, 3)), half);
  const hi = i16x8.add(i16x8.add(i64x2.shuffle(m2, m3, 0, 2), i64x2.shuffle(m2, m3, 1, 3)), half);
  return i8x16.narrow_i16x8_u(i16x8.shr_u(lo, 8), i16x8.shr_u(hi, 8));
}

@inline
function solid(): v128 {
  return i32x4.splat(0xff000000);
}

/** Over four pixels that are solid; what is drawn is premultiplied. */
@inline
function over(drawn: v128, under: v128): v128 {
  const alpha = i8x16.swizzle(drawn, i8x16(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15));
  const all = i16x8.splat(256);
  const a0 = i16x8.extend_low_i8x16_u(alpha);
  const a1 = i16x8.extend_high_i8x16_u(alpha);
  const t0 = i16x8.sub(all, i16x8.add(a0, i16x8.shr_u(a0, 7)));
  const t1 = i16x8.sub(all, i16x8.add(a1, i16x8.shr_u(a1, 7)));
  const u0 = i16x8.shr_u(i16x8.mul(i16x8.extend_low_i8x16_u(under), t0), 8);
  const u1 = i16x8.shr_u(i16x8.mul(i16x8.extend_high_i8x16_u(under), t1), 8);
  return v128.or(i8x16.add(drawn, i8x16.narrow_i16x8_u(u0, u1)), solid());
}

@inline
function laid(drawn: v128, at: usize): v128 {
  const mask = solid();
  const alphas = v128.and(drawn, mask);
  if (i32x4.all_true(i32x4.eq(alphas, mask))) return drawn;
  return over(drawn, v128.load(at));
}

// Which weights belong to the first to the fourth of four pixels. Kept in memory, since constants of this size are made
// anew wherever they are used.
const picks = memory.data<u8>([
  0, 1, 0, 1, 0, 1, 0, 1, 2, 3, 2, 3, 2, 3, 2, 3,
  4, 5, 4, 5, 4, 5, 4, 5, 6, 7, 6, 7, 6, 7, 6, 7,
  8, 9, 8, 9, 8, 9, 8, 9, 10, 11, 10, 11, 10, 11, 10, 11,
  12, 13, 12, 13, 12, 13, 12, 13, 14, 15, 14, 15, 14, 15, 14, 15,
], 16);

/** Samples anywhere. */
function scattered(out: usize, count: i32, x: i32, y: i32, acrossX: i32, acrossY: i32, half: v128): void {
  const mostX = i32x4.splat(((sourceWidth - 1) << 16) - 1);
  const mostY = i32x4.splat(((sourceHeight - 1) << 16) - 1);
  const width = i32x4.splat(sourceWidth);
  const steps = i32x4(0, 1, 2, 3);
  let xs = i32x4.add(i32x4.splat(x), i32x4.mul(steps, i32x4.splat(acrossX)));
  let ys = i32x4.add(i32x4.splat(y), i32x4.mul(steps, i32x4.splat(acrossY)));
  const stepX = i32x4.splat(acrossX << 2);
  const stepY = i32x4.splat(acrossY << 2);
  const pick0 = v128.load(picks);
  const pick1 = v128.load(picks, 16);
  const pick2 = v128.load(picks, 32);
  const pick3 = v128.load(picks, 48);
  const whole = out + (<usize>(count & ~3) << 2);
  for (; out < whole; out += 16) {
    v128.store(out, laid(four(xs, ys, mostX, mostY, width, half, pick0, pick1, pick2, pick3), out));
    xs = i32x4.add(xs, stepX);
    ys = i32x4.add(ys, stepY);
  }
  const rest = count & 3;
  if (rest == 0) return;
  v128.store(tail, laid(four(xs, ys, mostX, mostY, width, half, pick0, pick1, pick2, pick3), out));
  memory.copy(out, tail, <usize>rest << 2);
}

/** Where the weight of each of four pixels goes: to all of its channels. */
const spread = memory.data<u8>([0, 0, 0, 0, 4, 4, 4, 4, 8, 8, 8, 8, 12, 12, 12, 12], 16);

/** Samples of which each lies one pixel of the source after the last, between the same two rows: read sixteen bytes at a time. */
function beside(out: usize, count: i32, x: i32, y: i32, acrossX: i32, acrossY: i32, half: v128): void {
  const stride = <usize>(sourceWidth << 2);
  const steps = i32x4(0, 1, 2, 3);
  let xs = i32x4.add(i32x4.splat(x), i32x4.mul(steps, i32x4.splat(acrossX)));
  let ys = i32x4.add(i32x4.splat(y), i32x4.mul(steps, i32x4.splat(acrossY)));
  const stepX = i32x4.splat(acrossX << 2);
  const stepY = i32x4.splat(acrossY << 2);
  const byte = i32x4.splat(255);
  const all = i32x4.splat(256);
  const wide = v128.load(spread);
  let at = sourceAt + (<usize>((y >> 16) * sourceWidth + (x >> 16)) << 2);
  for (let left = count; left > 0; left -= 4, out += 16, at += 16) {
    const fx = v128.and(i32x4.shr_u(xs, 8), byte);
    const fy = v128.and(i32x4.shr_u(ys, 8), byte);
    const both = i32x4.shr_u(i16x8.mul(fx, fy), 8);
    const under = i32x4.sub(fy, both);
    const alone = i32x4.sub(i32x4.sub(all, fx), under);
    const a = v128.load(at);
    const b = v128.load(at, 4);
    const c = v128.load(at + stride);
    const d = v128.load(at + stride, 4);
    // A byte cannot hold 256, the weight of a pixel that is taken alone: it is taken by 255 and once more.
    const whole = i32x4.shr_u(alone, 8);
    const p = i8x16.swizzle(i32x4.sub(alone, whole), wide);
    const more = i8x16.swizzle(whole, wide);
    const q = i8x16.swizzle(i32x4.sub(fx, both), wide);
    const r = i8x16.swizzle(under, wide);
    const s = i8x16.swizzle(both, wide);
    const b0 = i8x16.add(q, more);
    const beyond = v128.bitselect(a, b, i8x16.eq(more, i8x16.splat(1)));
    const lo = i16x8.add(
      i16x8.add(i16x8.add(i16x8.extmul_low_i8x16_u(a, p), i16x8.extmul_low_i8x16_u(beyond, b0)), half),
      i16x8.add(i16x8.extmul_low_i8x16_u(c, r), i16x8.extmul_low_i8x16_u(d, s)),
    );
    const hi = i16x8.add(
      i16x8.add(i16x8.add(i16x8.extmul_high_i8x16_u(a, p), i16x8.extmul_high_i8x16_u(beyond, b0)), half),
      i16x8.add(i16x8.extmul_high_i8x16_u(c, r), i16x8.extmul_high_i8x16_u(d, s)),
    );
    const drawn = laid(upper(lo, hi), out);
    if (left < 4) {
      v128.store(tail, drawn);
      memory.copy(out, tail, <usize>left << 2);
      return;
    }
    v128.store(out, drawn);
    xs = i32x4.add(xs, stepX);
    ys = i32x4.add(ys, stepY);
  }
}

/** As `beside`, where every sample lies in its pixel as the first does: a row that was only pushed, as most of a body is. */
function pushed(out: usize, count: i32, x: i32, y: i32, half: v128): void {
  const stride = <usize>(sourceWidth << 2);
  const fx = (x >> 8) & 255;
  const fy = (y >> 8) & 255;
  const both = (fx * fy) >> 8;
  const p = i16x8.splat(<i16>(256 - fx - fy + both));
  const q = i16x8.splat(<i16>(fx - both));
  const r = i16x8.splat(<i16>(fy - both));
  const s = i16x8.splat(<i16>both);
  let at = sourceAt + (<usize>((y >> 16) * sourceWidth + (x >> 16)) << 2);
  for (let left = count; left > 0; left -= 4, out += 16, at += 16) {
    const a = v128.load(at);
    const b = v128.load(at, 4);
    const c = v128.load(at + stride);
    const d = v128.load(at + stride, 4);
    const lo = i16x8.add(
      i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(a), p), i16x8.mul(i16x8.extend_low_i8x16_u(b), q)),
      i16x8.add(i16x8.mul(i16x8.extend_low_i8x16_u(c), r), i16x8.mul(i16x8.extend_low_i8x16_u(d), s)),
    );
    const hi = i16x8.add(
      i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(a), p), i16x8.mul(i16x8.extend_high_i8x16_u(b), q)),
      i16x8.add(i16x8.mul(i16x8.extend_high_i8x16_u(c), r), i16x8.mul(i16x8.extend_high_i8x16_u(d), s)),
    );
    const drawn = laid(upper(i16x8.add(lo, half), i16x8.add(hi, half)), out);
    if (left < 4) {
      v128.store(tail, drawn);
      memory.copy(out, tail, <usize>left << 2);
      return;
    }
    v128.store(out, drawn);
  }
}

/** How many steps stay within the pixel of the source in which they begin, `part` of 65536 into it. */
@inline
function stepsWithin(part: i32, step: i32): i32 {
  return step == 0 ? i32.MAX_VALUE : step > 0 ? (65535 - part) / step + 1 : part / -step + 1;
}

/** Shorter than this, looking for how far samples lie beside each other takes longer than it saves. */
const fewest: i32 = 12;

/** What is hardly turned or scaled, as most of a body and its head, is drawn in stretches of samples beside each other. */
export function row(out: usize, count: i32, x: i32, y: i32, acrossX: i32, acrossY: i32, half: v128): void {
  const drift = acrossX - 65536;
  const endX = x + acrossX * (count - 1);
  const endY = y + acrossY * (count - 1);
  const isInside =
    min(x, endX) >= 0 &&
    min(y, endY) >= 0 &&
    max(x, endX) < ((sourceWidth - 1) << 16) &&
    max(y, endY) < ((sourceHeight - 1) << 16);
  if (count < fewest || abs(drift) > 3000 || abs(acrossY) > 3000 || !isInside) {
    scattered(out, count, x, y, acrossX, acrossY, half);
    return;
  }
  if (drift == 0 && acrossY == 0) {
    pushed(out, count, x, y, half);
    return;
  }
  while (count > 0) {
    const stretch = min(count, min(stepsWithin(x & 65535, drift), stepsWithin(y & 65535, acrossY)));
    beside(out, stretch, x, y, acrossX, acrossY, half);
    out += <usize>stretch << 2;
    x += stretch * acrossX;
    y += stretch * acrossY;
    count -= stretch;
  }
}
