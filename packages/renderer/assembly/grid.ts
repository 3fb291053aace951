import { takeFromPlanes } from './between';
import { drawCell } from './cells';
import { resting } from './nodes';
import { drawPair } from './pairs';
import { seen, seenThrough } from './sources';

/** A frame's width in cells, and one more. */
const most: i32 = 548;
const kinds = memory.data(most, 16);

const nothing: u8 = 0;
const solid: u8 = 1;
const mixed: u8 = 2;

@inline
function at(plane: usize, i: i32): i32 {
  return load<i32>(plane + (<usize>i << 2));
}

/** What a cell's pixels are taken from may be as far apart as a map is widened for. */
const furthest: i32 = 14 << 16;

/** Of a cell that is taken from a cut-out, by its corners. */
@inline
function kindOf(atX: usize, atY: usize, i: i32, columns: i32, map: usize, wide: usize, across: i32): u8 {
  const x0 = at(atX, i);
  const x1 = at(atX, i + 1);
  const x2 = at(atX, i + columns);
  const x3 = at(atX, i + columns + 1);
  const y0 = at(atY, i);
  const y1 = at(atY, i + 1);
  const y2 = at(atY, i + columns);
  const y3 = at(atY, i + columns + 1);
  const left = min(min(x0, x1), min(x2, x3));
  const top = min(min(y0, y1), min(y2, y3));
  const right = max(max(x0, x1), max(x2, x3));
  const bottom = max(max(y0, y1), max(y2, y3));
  if (right - left <= furthest && bottom - top <= furthest) {
    const around = load<u8>(wide + <usize>((top >> 19) * across + (left >> 19)));
    if ((around & seen) == 0) return nothing;
    if ((around & seenThrough) == 0) return solid;
  }
  // Each sample is of two columns and rows, and those of chroma are of one more.
  const lastX = (right >> 16) + 2;
  const lastY = (bottom >> 16) + 2;
  let state: u8 = 0;
  for (let j = top >> 19; j <= lastY >> 3; j++)
    for (let k = left >> 19; k <= lastX >> 3; k++) state |= load<u8>(map + <usize>(j * across + k));
  if ((state & seen) == 0) return nothing;
  return (state & seenThrough) == 0 ? solid : mixed;
}

@inline
function rests(atX: usize, atY: usize, i: i32, x: i32, y: i32): bool {
  return at(atX, i) == x && at(atY, i) == y;
}

/** Of a cell of a picture that is solid: nothing where it has not moved. */
@inline
function kindIn(atX: usize, atY: usize, i: i32, columns: i32, column: i32, row: i32, scale: f64): u8 {
  const x = resting(column, scale);
  const y = resting(row, scale);
  const x2 = resting(column + 8, scale);
  const y2 = resting(row + 8, scale);
  const isStill =
    rests(atX, atY, i, x, y) &&
    rests(atX, atY, i + 1, x2, y) &&
    rests(atX, atY, i + columns, x, y2) &&
    rests(atX, atY, i + columns + 1, x2, y2);
  return isStill ? nothing : solid;
}

/**
 * Draws some rows of a frame `w` wide, the first a multiple of eight, as its nodes (nodes.ts) say; `oy` to `ov` point at
 * it. `wide` is the map, widened. Without a map what is drawn is solid.
 */
export function drawGrid(atX: usize, atY: usize, columns: i32, top: i32, rows: i32, y: usize, a: usize, u: usize, v: usize, c: usize, stride: i32, map: usize, wide: usize, scale: f64, w: i32, oy: usize, ou: usize, ov: usize): void {
  takeFromPlanes(y, a, u, v, c, stride);
  const cells = (w + 7) >> 3;
  for (let row: i32 = 0; row < rows; row += 8) {
    const first = ((top + row) >> 3) * columns;
    for (let i: i32 = 0; i < cells; i++)
      store<u8>(
        kinds + <usize>i,
        map == 0
          ? kindIn(atX, atY, first + i, columns, i << 3, top + row, scale)
          : kindOf(atX, atY, first + i, columns, map, wide, stride >> 3),
      );
    // A pair ends at the frame's side.
    store<u8>(kinds + <usize>cells, nothing);
    const half = <usize>((row >> 1) * (w >> 1));
    const end = min(rows - row, 8);
    for (let i: i32 = 0; i < cells; i++) {
      const kind = load<u8>(kinds + <usize>i);
      if (kind == nothing) continue;
      const to = i << 3;
      const isPair = kind == solid && load<u8>(kinds + <usize>i, 1) == solid && to + 16 <= w;
      const onto = oy + <usize>(row * w + to);
      const besides = half + <usize>(to >> 1);
      const columnX = atX + (<usize>(first + i) << 2);
      const columnY = atY + (<usize>(first + i) << 2);
      if (isPair) {
        pair(columnX, columnY, columns, end, w, onto, ou + besides, ov + besides);
        i++;
      } else {
        single(columnX, columnY, columns, end, w, kind == solid, min(8, w - to), onto, ou + besides, ov + besides);
      }
    }
  }
}

/** How far a node's place is from the one below it, by row. */
@inline
function down(node: usize, columns: i32): i32 {
  return (load<i32>(node + (<usize>columns << 2)) - load<i32>(node)) >> 3;
}

function pair(atX: usize, atY: usize, columns: i32, rows: i32, w: i32, oy: usize, ou: usize, ov: usize): void {
  let x0 = at(atX, 0);
  let x1 = at(atX, 1);
  let x2 = at(atX, 2);
  let y0 = at(atY, 0);
  let y1 = at(atY, 1);
  let y2 = at(atY, 2);
  const nextX0 = down(atX, columns);
  const nextX1 = down(atX + 4, columns);
  const nextX2 = down(atX + 8, columns);
  const nextY0 = down(atY, columns);
  const nextY1 = down(atY + 4, columns);
  const nextY2 = down(atY + 8, columns);
  for (let k: i32 = 0; k < rows; k++) {
    const dx = (x1 - x0) >> 3;
    const dy = (y1 - y0) >> 3;
    const dx2 = (x2 - x1) >> 3;
    const dy2 = (y2 - y1) >> 3;
    const hasChroma = (k & 1) == 0;
    const u = hasChroma ? ou : 0;
    if (!drawPair(x0, y0, dx, dy, x1, y1, dx2, dy2, oy, u, ov)) {
      drawCell(x0, y0, dx, dy, true, 8, oy, u, ov);
      drawCell(x1, y1, dx2, dy2, true, 8, oy + 8, hasChroma ? ou + 4 : 0, ov + 4);
    }
    x0 += nextX0;
    x1 += nextX1;
    x2 += nextX2;
    y0 += nextY0;
    y1 += nextY1;
    y2 += nextY2;
    oy += <usize>w;
    if (!hasChroma) {
      ou += <usize>(w >> 1);
      ov += <usize>(w >> 1);
    }
  }
}

function single(atX: usize, atY: usize, columns: i32, rows: i32, w: i32, isSolid: bool, count: i32, oy: usize, ou: usize, ov: usize): void {
  let x0 = at(atX, 0);
  let x1 = at(atX, 1);
  let y0 = at(atY, 0);
  let y1 = at(atY, 1);
  const nextX0 = down(atX, columns);
  const nextX1 = down(atX + 4, columns);
  const nextY0 = down(atY, columns);
  const nextY1 = down(atY + 4, columns);
  for (let k: i32 = 0; k < rows; k++) {
    const hasChroma = (k & 1) == 0;
    drawCell(x0, y0, (x1 - x0) >> 3, (y1 - y0) >> 3, isSolid, count, oy, hasChroma ? ou : 0, ov);
    x0 += nextX0;
    x1 += nextX1;
    y0 += nextY0;
    y1 += nextY1;
    oy += <usize>w;
    if (!hasChroma) {
      ou += <usize>(w >> 1);
      ov += <usize>(w >> 1);
    }
  }
}
