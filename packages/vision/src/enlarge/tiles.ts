/** A square of the picture to enlarge: `inner` is kept of it, `outer` is what the network has to see around it. */
export type Tile = {
  readonly inner: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly outer: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
};

/** Memory stays that of one tile, whatever the picture's size; the overlap hides the seams. */
export function tilesOf(width: number, height: number, side: number, overlap: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < height; y += side) {
    for (let x = 0; x < width; x += side) {
      const inner = { x, y, width: Math.min(side, width - x), height: Math.min(side, height - y) };
      const [left, top] = [Math.max(0, x - overlap), Math.max(0, y - overlap)];
      const right = Math.min(width, x + inner.width + overlap);
      const bottom = Math.min(height, y + inner.height + overlap);
      tiles.push({ inner, outer: { x: left, y: top, width: right - left, height: bottom - top } });
    }
  }
  return tiles;
}
