import { aAt, cAt, evens, four, over, parts, stride, uAt, vAt, yAt } from './between';
import { tail } from './bytes';

// Where eight samples are in the source, for those that lie apart: offsets of four bytes each.
const places = memory.data(32, 16);

@inline
function pairAt(plane: usize, k: i32): usize {
  return plane + <usize>load<i32>(places + (<usize>k << 2));
}

@inline
function apart(plane: usize): v128 {
  let v = i16x8.splat(0);
  v = v128.load16_lane(pairAt(plane, 0), v, 0);
  v = v128.load16_lane(pairAt(plane, 1), v, 1);
  v = v128.load16_lane(pairAt(plane, 2), v, 2);
  v = v128.load16_lane(pairAt(plane, 3), v, 3);
  v = v128.load16_lane(pairAt(plane, 4), v, 4);
  v = v128.load16_lane(pairAt(plane, 5), v, 5);
  v = v128.load16_lane(pairAt(plane, 6), v, 6);
  return v128.load16_lane(pairAt(plane, 7), v, 7);
}

/** Every other one of the eight, of two planes. */
@inline
function apartIn(one: usize, other: usize): v128 {
  const a = evens(apart(one), apart(one));
  return i64x2.shuffle(a, evens(apart(other), apart(other)), 0, 3);
}

/** Eight samples that lie in three rows and sixteen columns of a plane: which pairs, and which of them are a row further down. */
@inline
function near(at: usize, pairs: v128, lower: v128, right: v128, down: v128): v128 {
  const first = i8x16.swizzle(v128.load(at), pairs);
  const second = i8x16.swizzle(v128.load(at + <usize>stride), pairs);
  const third = i8x16.swizzle(v128.load(at + <usize>(stride << 1)), pairs);
  return four(v128.bitselect(second, first, lower), v128.bitselect(third, second, lower), right, down);
}

@inline
function both(one: usize, other: usize, pairs: v128): v128 {
  return i64x2.shuffle(i8x16.swizzle(v128.load(one), pairs), i8x16.swizzle(v128.load(other), pairs), 0, 3);
}

/** The same of every other one of them in two planes. */
@inline
function nearIn(one: usize, other: usize, pairs: v128, lower: v128, right: v128, down: v128): v128 {
  const next = <usize>stride;
  const first = both(one, other, pairs);
  const second = both(one + next, other + next, pairs);
  const third = both(one + next + next, other + next + next, pairs);
  return four(v128.bitselect(second, first, lower), v128.bitselect(third, second, lower), right, down);
}

/** The first of some bytes. */
function put(to: usize, bytes: v128, count: i32): void {
  v128.store(tail, bytes);
  memory.copy(to, tail, <usize>count);
}

@inline
function putLuma(luma: v128, count: i32, oy: usize): void {
  const bytes = i8x16.narrow_i16x8_u(luma, luma);
  if (count == 8) v128.store64_lane(oy, bytes, 0);
  else put(oy, bytes, count);
}

@inline
function putChroma(chroma: v128, count: i32, ou: usize, ov: usize): void {
  const bytes = i8x16.narrow_i16x8_u(chroma, chroma);
  if (count == 8) {
    v128.store32_lane(ou, bytes, 0);
    v128.store32_lane(ov, bytes, 1);
    return;
  }
  put(ou, bytes, count >> 1);
  put(ov, i32x4.shuffle(bytes, bytes, 1, 1, 1, 1), count >> 1);
}

@inline
function underChroma(ou: usize, ov: usize): v128 {
  return i16x8.extend_low_i8x16_u(v128.load32_lane(ov, v128.load32_zero(ou), 1));
}

/** `count` of a cell's eight pixels; if not solid, over what is there. Chroma only if `ou` is not 0. */
export function drawCell(x: i32, y: i32, dx: i32, dy: i32, isSolid: bool, count: i32, oy: usize, ou: usize, ov: usize): void {
  const line = min(y, y + 7 * dy) >> 16;
  const isNear = dx > 0 && dx < 131072 && (max(y, y + 7 * dy) >> 16) - line <= 1;
  if (!isNear) {
    drawApart(x, y, dx, dy, isSolid, count, oy, ou, ov);
    return;
  }
  const right = parts(x, dx);
  const down = i16x8.shr_u(parts(y, dy), 8);
  const four0 = i32x4(0, 1, 2, 3);
  const four1 = i32x4(4, 5, 6, 7);
  const from = i32x4.splat(x & 65535);
  const step = i32x4.splat(dx);
  const columns = i16x8.narrow_i32x4_s(
    i32x4.shr_s(i32x4.add(from, i32x4.mul(four0, step)), 16),
    i32x4.shr_s(i32x4.add(from, i32x4.mul(four1, step)), 16),
  );
  const pairs = i16x8.add(i16x8.mul(columns, i16x8.splat(257)), i16x8.splat(256));
  const top = i32x4.splat(y - (line << 16));
  const fall = i32x4.splat(dy);
  const lower = i16x8.gt_s(
    i16x8.narrow_i32x4_s(
      i32x4.shr_s(i32x4.add(top, i32x4.mul(four0, fall)), 16),
      i32x4.shr_s(i32x4.add(top, i32x4.mul(four1, fall)), 16),
    ),
    i16x8.splat(0),
  );
  const at = <usize>(line * stride + (x >> 16));
  let luma = near(yAt + at, pairs, lower, right, down);
  if (!isSolid) luma = over(luma, near(aAt + at, pairs, lower, right, down), v128.load8x8_u(oy));
  putLuma(luma, count, oy);
  if (ou == 0) return;
  const pairs2 = evens(pairs, pairs);
  const lower2 = evens(lower, lower);
  const right2 = evens(right, right);
  const down2 = evens(down, down);
  let chroma = nearIn(uAt + at, vAt + at, pairs2, lower2, right2, down2);
  if (!isSolid) {
    const alphas = near(cAt + at, pairs2, lower2, right2, down2);
    chroma = over(chroma, alphas, underChroma(ou, ov));
  }
  putChroma(chroma, count, ou, ov);
}

/** Samples anywhere. */
function drawApart(x: i32, y: i32, dx: i32, dy: i32, isSolid: bool, count: i32, oy: usize, ou: usize, ov: usize): void {
  for (let k: i32 = 0; k < 8; k++)
    store<i32>(places + (<usize>k << 2), ((y + k * dy) >> 16) * stride + ((x + k * dx) >> 16));
  const next = <usize>stride;
  const right = parts(x, dx);
  const down = i16x8.shr_u(parts(y, dy), 8);
  let luma = four(apart(yAt), apart(yAt + next), right, down);
  if (!isSolid) luma = over(luma, four(apart(aAt), apart(aAt + next), right, down), v128.load8x8_u(oy));
  putLuma(luma, count, oy);
  if (ou == 0) return;
  const right2 = evens(right, right);
  const down2 = evens(down, down);
  let chroma = four(apartIn(uAt, vAt), apartIn(uAt + next, vAt + next), right2, down2);
  if (!isSolid) {
    const alphas = four(apartIn(cAt, cAt), apartIn(cAt + next, cAt + next), right2, down2);
    chroma = over(chroma, alphas, underChroma(ou, ov));
  }
  putChroma(chroma, count, ou, ov);
}
