import { between, evens, four, parts, stride, uAt, vAt, whole, yAt } from './between';

/** Sixteen of luma that lie beside each other in the source, between the same two rows. */
@inline
function sixteen(at: usize, right0: v128, right1: v128, down: v128): v128 {
  const a = v128.load(at);
  const b = v128.load(at, 1);
  const c = v128.load(at + <usize>stride);
  const d = v128.load(at + <usize>stride, 1);
  const rest = i8x16.sub(i8x16.splat(-128), down);
  const lo = between(
    i16x8.add(i16x8.extmul_low_i8x16_u(a, rest), i16x8.extmul_low_i8x16_u(c, down)),
    i16x8.add(i16x8.extmul_low_i8x16_u(b, rest), i16x8.extmul_low_i8x16_u(d, down)),
    right0,
  );
  const hi = between(
    i16x8.add(i16x8.extmul_high_i8x16_u(a, rest), i16x8.extmul_high_i8x16_u(c, down)),
    i16x8.add(i16x8.extmul_high_i8x16_u(b, rest), i16x8.extmul_high_i8x16_u(d, down)),
    right1,
  );
  return i8x16.narrow_i16x8_u(whole(lo), whole(hi));
}

/**
 * Two solid cells beside each other, from (x, y) and from (x2, y2) on: sixteen pixels of luma, and of chroma if `ou` is
 * not 0. Answers false, having done nothing, where samples do not lie beside each other.
 */
@inline
export function drawPair(x: i32, y: i32, dx: i32, dy: i32, x2: i32, y2: i32, dx2: i32, dy2: i32, oy: usize, ou: usize, ov: usize): bool {
  const column = x >> 16;
  const line = y >> 16;
  const isBeside =
    (x + 7 * dx) >> 16 == column + 7 &&
    x2 >> 16 == column + 8 &&
    (x2 + 7 * dx2) >> 16 == column + 15 &&
    (y + 7 * dy) >> 16 == line &&
    y2 >> 16 == line &&
    (y2 + 7 * dy2) >> 16 == line;
  if (!isBeside) return false;
  const right0 = parts(x, dx);
  const right1 = parts(x2, dx2);
  const down0 = i16x8.shr_u(parts(y, dy), 8);
  const down1 = i16x8.shr_u(parts(y2, dy2), 8);
  const at = <usize>(line * stride + column);
  v128.store(oy, sixteen(yAt + at, right0, right1, i8x16.narrow_i16x8_u(down0, down1)));
  if (ou == 0) return true;
  const right = evens(right0, right1);
  const down = evens(down0, down1);
  const below = at + <usize>stride;
  const u = four(v128.load(uAt + at), v128.load(uAt + below), right, down);
  const v = four(v128.load(vAt + at), v128.load(vAt + below), right, down);
  v128.store64_lane(ou, i8x16.narrow_i16x8_u(u, u), 0);
  v128.store64_lane(ov, i8x16.narrow_i16x8_u(v, v), 0);
  return true;
}
