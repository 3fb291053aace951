import { clamp } from './bytes';
import { border } from './sources';
import { ax, ay, bx, cx, fixed, highest, left, lowest, meets, right, sx, sy, take, xx, xy, yx, yy } from './triangle';

/*
 * Where the pixels of a frame are taken from, known at every eighth pixel of every eighth row: between these nodes it goes
 * on evenly. Two planes of i32, in 65536ths of a source pixel.
 */

/** Where a pixel is from that has not moved. */
@inline
export function resting(i: i32, scale: f64): i32 {
  return fixed((<f64>i + 0.5) * scale - 0.5);
}

/** Sampling reads sixteen pixels from here on, and one row more. */
@inline
function within(value: i32, size: i32): i32 {
  return clamp(value, (2 - border) << 16, (size + border - 20) << 16);
}

/** `count` corners of triangles (u16), from where `from` has their points to where `to` has them. Elsewhere nothing moves. */
export function nodes(atX: usize, atY: usize, columns: i32, rows: i32, sw: i32, sh: i32, triangles: usize, count: i32, from: usize, to: usize, scale: f64): void {
  for (let i: i32 = 0; i < columns; i++) store<i32>(atX + (<usize>i << 2), within(resting(i << 3, scale), sw));
  for (let j: i32 = 0; j < rows; j++) {
    const row = <usize>(j * columns) << 2;
    if (j > 0) memory.copy(atX + row, atX, <usize>columns << 2);
    const y = within(resting(j << 3, scale), sh);
    for (let i: i32 = 0; i < columns; i++) store<i32>(atY + row + (<usize>i << 2), y);
  }
  const width = <f64>((columns - 1) << 3);
  for (let t: i32 = 0; t < count; t += 3) {
    if (!take(triangles + (<usize>t << 1), from, to, scale, false)) continue;
    if (max(max(ax, bx), cx) < 0 || min(min(ax, bx), cx) > width + 1) continue;
    const acrossX = fixed(xx * 8);
    const acrossY = fixed(yx * 8);
    const top = max<i32>(0, <i32>Math.ceil((highest() - 0.5) / 8));
    const bottom = min<i32>(rows - 1, <i32>Math.floor((lowest() - 0.5) / 8));
    for (let j: i32 = top; j <= bottom; j++) {
      const middle = <f64>(j << 3) + 0.5;
      if (!meets(middle)) continue;
      const first = <i32>max(0.0, Math.ceil((left - 0.5001) / 8));
      const last = <i32>min(<f64>(columns - 1), Math.floor((right - 0.4999) / 8));
      const along = <f64>(first << 3) + 0.5 - ax;
      let x = fixed(sx + along * xx + (middle - ay) * xy - 0.5);
      let y = fixed(sy + along * yx + (middle - ay) * yy - 0.5);
      for (let i = first; i <= last; i++) {
        const at = <usize>(j * columns + i) << 2;
        store<i32>(atX + at, within(x, sw));
        store<i32>(atY + at, within(y, sh));
        x += acrossX;
        y += acrossY;
      }
    }
  }
}
