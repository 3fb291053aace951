/** The colour along a picture's edge, and whether it is one: three bytes a pixel. */
export function edgeColour(
  rgb: Uint8Array | Uint8ClampedArray,
  width: number,
  height: number,
  channels = 3,
): { colour: string; even: boolean } {
  const values: number[][] = [];
  const take = (x: number, y: number): void => {
    const at = (y * width + x) * channels;
    values.push([rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]);
  };
  for (let x = 0; x < width; x += 1) {
    take(x, 0);
    take(x, height - 1);
  }
  for (let y = 1; y < height - 1; y += 1) {
    take(0, y);
    take(width - 1, y);
  }
  const mean = [0, 1, 2].map((c) => values.reduce((sum, value) => sum + (value[c] ?? 0), 0) / values.length);
  const far = values.map((value) => Math.hypot(...mean.map((middle, c) => (value[c] ?? 0) - middle)));
  const typical = Math.sqrt(far.reduce((sum, value) => sum + value * value, 0) / far.length);
  const hex = mean.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('');
  return { colour: `#${hex}`, even: typical < 16 };
}
