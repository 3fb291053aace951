/*
 * A triangle of one picture and where it goes in another: taken once, then asked for row by row. Points are pairs of f32,
 * `from` in the pixels of what is drawn; `scale` brings them to the source's.
 */

export let ax: f64 = 0;
export let ay: f64 = 0;
export let bx: f64 = 0;
export let by: f64 = 0;
export let cx: f64 = 0;
export let cy: f64 = 0;
/** The first corner in the source. */
export let sx: f64 = 0;
export let sy: f64 = 0;
/** How the source moves with a step to the right (x) or down (y). */
export let xx: f64 = 0;
export let xy: f64 = 0;
export let yx: f64 = 0;
export let yy: f64 = 0;
let slopeA: f64 = 0;
let slopeB: f64 = 0;
let slopeC: f64 = 0;
/** Where the last row that was asked for begins and ends. */
export let left: f64 = 0;
export let right: f64 = 0;

@inline
function pointAt(points: usize, index: i32): f64 {
  return <f64>load<f32>(points + (<usize>index << 2));
}

@inline
function isStill(from: usize, to: usize, i: i32): bool {
  return load<u64>(from + (<usize>i << 2)) == load<u64>(to + (<usize>i << 2));
}

/** The corners are three u16. False where there is nothing to draw: of no size, or turned inside out. */
export function take(corners: usize, from: usize, to: usize, scale: f64, skipsStill: bool): bool {
  const a = <i32>load<u16>(corners) << 1;
  const b = <i32>load<u16>(corners, 2) << 1;
  const c = <i32>load<u16>(corners, 4) << 1;
  if (skipsStill && isStill(from, to, a) && isStill(from, to, b) && isStill(from, to, c)) return false;
  ax = pointAt(to, a);
  ay = pointAt(to, a + 1);
  bx = pointAt(to, b);
  by = pointAt(to, b + 1);
  cx = pointAt(to, c);
  cy = pointAt(to, c + 1);
  const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
  if (Math.abs(area) < 1e-4) return false;
  const sax = pointAt(from, a);
  const say = pointAt(from, a + 1);
  const sbx = pointAt(from, b) - sax;
  const sby = pointAt(from, b + 1) - say;
  const scx = pointAt(from, c) - sax;
  const scy = pointAt(from, c + 1) - say;
  if (area * (sbx * scy - scx * sby) < 0) return false;
  sx = sax * scale;
  sy = say * scale;
  xx = ((sbx * (cy - ay) - scx * (by - ay)) / area) * scale;
  xy = ((scx * (bx - ax) - sbx * (cx - ax)) / area) * scale;
  yx = ((sby * (cy - ay) - scy * (by - ay)) / area) * scale;
  yy = ((scy * (bx - ax) - sby * (cx - ax)) / area) * scale;
  slopeA = (bx - ax) / (by - ay);
  slopeB = (cx - bx) / (cy - by);
  slopeC = (ax - cx) / (ay - cy);
  return true;
}

/** Sets `left` and `right`; false where the row misses it. */
@inline
export function meets(middle: f64): bool {
  let first: f64 = Infinity;
  let last: f64 = -Infinity;
  if (ay != by && (ay <= middle || by <= middle) && (ay >= middle || by >= middle)) {
    const x = ax + (middle - ay) * slopeA;
    first = min(first, x);
    last = max(last, x);
  }
  if (by != cy && (by <= middle || cy <= middle) && (by >= middle || cy >= middle)) {
    const x = bx + (middle - by) * slopeB;
    first = min(first, x);
    last = max(last, x);
  }
  if (cy != ay && (cy <= middle || ay <= middle) && (cy >= middle || ay >= middle)) {
    const x = cx + (middle - cy) * slopeC;
    first = min(first, x);
    last = max(last, x);
  }
  left = first;
  right = last;
  return first <= last;
}

@inline
export function highest(): f64 {
  return min(min(ay, by), cy);
}

@inline
export function lowest(): f64 {
  return max(max(ay, by), cy);
}

@inline
export function fixed(value: f64): i32 {
  return <i32>Math.floor(value * 65536.0 + 0.5);
}
