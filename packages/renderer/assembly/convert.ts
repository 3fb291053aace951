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

/** Eight pixels of both planes, from the sixteen of `parts` and of `below`. */
@inline
function chroma(ou: usize, ov: usize): void {
  const r = squares(0);
  const g = squares(16);
  const b = squares(32);
  const a = squares(48);
  const u = rounded(weighed(r, g, b, a, -3298, -11095, 14392, 16448));
  const v = rounded(weighed(r, g, b, a, 14392, -13073, -1320, 16448));
  v128.store64_lane(ou, i8x16.narrow_i16x8_u(u, u), 0);
  v128.store64_lane(ov, i8x16.narrow_i16x8_u(v, v), 0);
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
      chroma(ou + c, ov + c);
      const ca = rounded(squares(48));
      v128.store64_lane(oc + c, i8x16.narrow_i16x8_u(ca, ca), 0);
    }
  }
}

/** Two rows of solid pixels, sixteen columns at a time; `last` is where the last sixteen begin. */
@inline
function layPair(src: usize, w: i32, j: i32, start: i32, end: i32, last: i32, oy: usize, ou: usize, ov: usize): void {
  for (let column: i32 = start; column < end; column += 16) {
    const i = min(column, last);
    const o = <usize>(j * w + i);
    const o2 = o + <usize>w;
    const c = <usize>((j >> 1) * (w >> 1) + (i >> 1));
    split(src + (o << 2), parts);
    split(src + (o2 << 2), below);
    v128.store(oy + o, luma(parts));
    v128.store(oy + o2, luma(below));
    chroma(ou + c, ov + c);
  }
}

/** Solid RGBA onto a frame as wide, within a box in even numbers that is at least 16 wide. */
export function layBox(src: usize, w: i32, left: i32, top: i32, right: i32, bottom: i32, oy: usize, ou: usize, ov: usize): void {
  for (let j = top; j < bottom; j += 2) layPair(src, w, j, left, right, right - 16, oy, ou, ov);
}
