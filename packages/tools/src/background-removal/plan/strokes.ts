/** One drag of the brush. Points are in shares of the picture, so that a stroke means the same in every size. */
export type Stroke = {
  readonly mode: 'keep' | 'erase';
  /** Its width, a share of the picture's longer side. */
  readonly size: number;
  /** x, y, x, y … */
  readonly points: readonly number[];
};

/** Draws a stroke on a mask whose alpha is what counts: solid in its middle, soft at its rim. */
export function drawStroke(mask: CanvasRenderingContext2D, { mode, size, points }: Stroke): void {
  const { width, height } = mask.canvas;
  const wide = Math.max(1, size * Math.max(width, height));
  mask.save();
  mask.globalCompositeOperation = mode === 'keep' ? 'source-over' : 'destination-out';
  mask.lineCap = 'round';
  mask.lineJoin = 'round';
  mask.strokeStyle = '#ffffff';
  for (const [share, alpha] of [
    [1, 0.35],
    [0.92, 0.5],
    [0.84, 1],
  ] as const) {
    mask.globalAlpha = alpha;
    mask.lineWidth = wide * share;
    mask.beginPath();
    mask.moveTo((points[0] ?? 0) * width, (points[1] ?? 0) * height);
    for (let index = 2; index < points.length; index += 2)
      mask.lineTo((points[index] ?? 0) * width, (points[index + 1] ?? 0) * height);
    // A tap has no length, and not every canvas draws the ends of a line that has none.
    if (points.length === 2) mask.lineTo((points[0] ?? 0) * width + 0.05, (points[1] ?? 0) * height);
    mask.stroke();
  }
  mask.restore();
}
