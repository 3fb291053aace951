import { createCanvas, type Canvas } from '@napi-rs/canvas';

/** Canvases in rows, each row as full as the sheet's width lets it be. */
export function contactSheet(tiles: readonly Canvas[], width: number): Buffer {
  const gap = 16;
  const rows: Canvas[][] = [[]];
  for (const tile of tiles) {
    const row = rows.at(-1) ?? [];
    const used = row.reduce((sum, other) => sum + other.width + gap, gap);
    if (row.length > 0 && used + tile.width + gap > width) rows.push([tile]);
    else row.push(tile);
  }
  const heights = rows.map((row) => Math.max(...row.map((tile) => tile.height)));
  const canvas = createCanvas(
    width,
    heights.reduce((sum, height) => sum + height + gap, gap),
  );
  const context = canvas.getContext('2d');
  context.fillStyle = '#c9c9c9';
  context.fillRect(0, 0, canvas.width, canvas.height);
  let y = gap;
  for (const [index, row] of rows.entries()) {
    let x = gap;
    for (const tile of row) {
      context.drawImage(tile, x, y);
      x += tile.width + gap;
    }
    y += (heights[index] ?? 0) + gap;
  }
  return canvas.toBuffer('image/png');
}
