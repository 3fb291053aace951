import { clamp } from './bytes';
import { row, takeFrom } from './samples';
import { ax, ay, bx, cx, fixed, highest, left, lowest, meets, right, sx, sy, take, xx, xy, yx, yy } from './triangle';

/*
 * Triangles of one picture drawn at other places of another: packages/presenter's `warp` and `warpOver`, pixel for
 * pixel. A span is two i32, the first column and the one after the last, of a row of pixels; of an empty row the first is
 * its width and the other 0. Pictures are RGBA, sources premultiplied.
 */

/** Rounded up; `by` is more than 0. */
@inline
function ceilDiv(value: i32, by: i32): i32 {
  return value > 0 ? (value - 1) / by + 1 : value / by;
}

/**
 * Draws `count` corners of triangles (u16) from where `from` has their points (pairs of f32) to where `to` has them, as
 * far as they lie in a box of dst; `scale` brings points to the source's pixels. `spans` are those of the source's rows
 * that hold anything; without any the source is solid, and triangles that have not moved are left out. `drawn` are the
 * spans of dst, which grow, or 0.
 */
export function warp(src: usize, sw: i32, sh: i32, spans: usize, dst: usize, dw: i32, drawn: usize, triangles: usize, count: i32, from: usize, to: usize, scale: f64, boxLeft: i32, boxTop: i32, boxRight: i32, boxBottom: i32): void {
  takeFrom(src, sw, sh);
  const half = i16x8.splat(spans == 0 ? 128 : 0);
  const mostY = ((sh - 1) << 16) - 1;
  for (let t: i32 = 0; t < count; t += 3) {
    if (!take(triangles + (<usize>t << 1), from, to, scale, spans == 0)) continue;
    // Some beyond the sides reach far: nothing of them is asked for row by row.
    if (max(max(ax, bx), cx) < <f64>boxLeft || min(min(ax, bx), cx) > <f64>boxRight) continue;
    const acrossX = fixed(xx);
    const acrossY = fixed(yx);
    const top = max<i32>(boxTop, <i32>Math.ceil(highest() - 0.5));
    const bottom = min<i32>(boxBottom - 1, <i32>Math.floor(lowest() - 0.5));
    for (let y: i32 = top; y <= bottom; y++) {
      const middle = <f64>y + 0.5;
      if (!meets(middle)) continue;
      const first = <i32>max(<f64>boxLeft, min(<f64>boxRight, Math.ceil(left - 0.5001)));
      const last = <i32>min(<f64>(boxRight - 1), max(-1.0, Math.floor(right - 0.4999)));
      if (first > last) continue;
      let x = fixed(sx + (<f64>first + 0.5 - ax) * xx + (middle - ay) * xy - 0.5);
      let v = fixed(sy + (<f64>first + 0.5 - ax) * yx + (middle - ay) * yy - 0.5);
      let start = first;
      let end = last + 1;
      if (spans != 0 && acrossX > 0) {
        const other = v + acrossY * (end - start - 1);
        const high = clamp(min(v, other), 0, mostY) >> 16;
        const low = (clamp(max(v, other), 0, mostY) >> 16) + 1;
        let begins = sw;
        let ends: i32 = 0;
        for (let line: i32 = high; line <= low; line++) {
          begins = min(begins, load<i32>(spans + (<usize>line << 3)));
          ends = max(ends, load<i32>(spans + (<usize>line << 3), 4));
        }
        if (ends == 0) continue;
        // Each sample is of a column and the one after it, and past the border of the last two.
        if (ends < sw - 1) end = min(end, start + ceilDiv((ends << 16) - x, acrossX));
        if (begins >= 2) {
          const empty = max<i32>(0, ceilDiv(((begins - 1) << 16) - x, acrossX));
          start += empty;
          x += empty * acrossX;
          v += empty * acrossY;
        }
        if (start >= end) continue;
      }
      if (drawn != 0) {
        const span = drawn + (<usize>y << 3);
        store<i32>(span, min(load<i32>(span), start));
        store<i32>(span, max(load<i32>(span, 4), end), 4);
      }
      row(dst + (<usize>(y * dw + start) << 2), end - start, x, v, acrossX, acrossY, half);
    }
  }
}

/** Brings the ground back wherever anything was drawn, and forgets that it was. */
export function clear(dst: usize, ground: usize, w: i32, h: i32, drawn: usize): void {
  for (let y: i32 = 0; y < h; y++) {
    const span = drawn + (<usize>y << 3);
    const start = load<i32>(span);
    const end = load<i32>(span, 4);
    if (start < end) {
      const at = <usize>(y * w + start) << 2;
      memory.copy(dst + at, ground + at, <usize>(end - start) << 2);
    }
    store<i32>(span, w);
    store<i32>(span, 0, 4);
  }
}
