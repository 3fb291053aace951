/*
 * Pixels of a frame in YUV that are taken from between those of a picture's planes (sources.ts), eight or sixteen at a time.
 * Where the first is from is told in 65536ths of a pixel, and how much further the next one is.
 */

export let yAt: usize = 0;
export let aAt: usize = 0;
export let uAt: usize = 0;
export let vAt: usize = 0;
export let cAt: usize = 0;
export let stride: i32 = 0;

/** The picture of the pixels that follow. */
export function takeFromPlanes(y: usize, a: usize, u: usize, v: usize, c: usize, across: i32): void {
  yAt = y;
  aAt = a;
  uAt = u;
  vAt = v;
  cAt = c;
  stride = across;
}

@inline
export function steps(): v128 {
  return i16x8(0, 1, 2, 3, 4, 5, 6, 7);
}

/** The even ones of sixteen, in sixteen bits each. */
@inline
export function evens(a: v128, b: v128): v128 {
  return i8x16.shuffle(a, b, 0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29);
}

/** Between two values in 1/128, in 32768ths of the way. */
@inline
export function between(a: v128, b: v128, way: v128): v128 {
  return i16x8.add(a, i16x8.q15mulr_sat_s(i16x8.sub(b, a), way));
}

@inline
export function whole(value: v128): v128 {
  return i16x8.shr_u(i16x8.add(value, i16x8.splat(64)), 7);
}

/** Of two neighbours in sixteen bits each, above and below: what lies between the four. `down` is in 128ths. */
@inline
export function four(above: v128, below: v128, right: v128, down: v128): v128 {
  const byte = i16x8.splat(255);
  const rest = i16x8.sub(i16x8.splat(128), down);
  return whole(
    between(
      i16x8.add(i16x8.mul(v128.and(above, byte), rest), i16x8.mul(v128.and(below, byte), down)),
      i16x8.add(i16x8.mul(i16x8.shr_u(above, 8), rest), i16x8.mul(i16x8.shr_u(below, 8), down)),
      right,
    ),
  );
}

/** In 32768ths of a pixel, of eight positions. */
@inline
export function parts(first: i32, step: i32): v128 {
  const all = i16x8.add(i16x8.splat(<i16>first), i16x8.mul(steps(), i16x8.splat(<i16>step)));
  return i16x8.shr_u(all, 1);
}

/** Premultiplied, over what is there. */
@inline
export function over(drawn: v128, alphas: v128, under: v128): v128 {
  const x = i16x8.add(i16x8.mul(under, i16x8.sub(i16x8.splat(255), alphas)), i16x8.splat(128));
  return i16x8.add(drawn, i16x8.shr_u(i16x8.add(x, i16x8.shr_u(x, 8)), 8));
}
