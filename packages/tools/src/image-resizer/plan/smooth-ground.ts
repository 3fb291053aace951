/**
 * A ground without its subject for pictures taken before an even wall: the picture's four edges, blended over the
 * whole of it. Nothing that stood there can shine through.
 */
export function smoothGround(rgb: Uint8Array, width: number, height: number): Uint8Array {
  const depth = Math.max(1, Math.round(Math.min(width, height) * 0.03));
  const top = alongEdge(rgb, width, height, (i, d) => d * width + i, width, depth);
  const bottom = alongEdge(rgb, width, height, (i, d) => (height - 1 - d) * width + i, width, depth);
  const left = alongEdge(rgb, width, height, (i, d) => i * width + d, height, depth);
  const right = alongEdge(rgb, width, height, (i, d) => i * width + width - 1 - d, height, depth);
  const made = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [u, v] = [x / Math.max(1, width - 1), y / Math.max(1, height - 1)];
      for (let c = 0; c < 3; c += 1) {
        const across = (left[y * 3 + c] ?? 0) * (1 - u) + (right[y * 3 + c] ?? 0) * u;
        const down = (top[x * 3 + c] ?? 0) * (1 - v) + (bottom[x * 3 + c] ?? 0) * v;
        const upper = (left[c] ?? 0) * (1 - u) + (right[c] ?? 0) * u;
        const lower = (left[(height - 1) * 3 + c] ?? 0) * (1 - u) + (right[(height - 1) * 3 + c] ?? 0) * u;
        const corners = upper * (1 - v) + lower * v;
        // A little noise keeps soft gradients from showing steps.
        const value = across + down - corners + grain(x, y, c);
        made[(y * width + x) * 3 + c] = Math.max(0, Math.min(255, Math.round(value)));
      }
    }
  return made;
}

/** Mean colours along an edge, smoothed so that single specks do not become stripes. */
function alongEdge(
  rgb: Uint8Array,
  width: number,
  height: number,
  pixel: (i: number, d: number) => number,
  length: number,
  depth: number,
): Float32Array {
  const raw = new Float32Array(length * 3);
  for (let i = 0; i < length; i += 1)
    for (let d = 0; d < depth; d += 1)
      for (let c = 0; c < 3; c += 1) raw[i * 3 + c] = (raw[i * 3 + c] ?? 0) + (rgb[pixel(i, d) * 3 + c] ?? 0) / depth;
  const reach = Math.max(1, Math.round(Math.max(width, height) / 12));
  return Float32Array.from(raw, (_, at) => {
    const [i, c] = [Math.floor(at / 3), at % 3];
    const [from, to] = [Math.max(0, i - reach), Math.min(length - 1, i + reach)];
    let sum = 0;
    for (let k = from; k <= to; k += 1) sum += raw[k * 3 + c] ?? 0;
    return sum / (to - from + 1);
  });
}

/** The same for the same pixel, so that a run comes out the same each time. */
function grain(x: number, y: number, c: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + c * 37.719) * 43_758.5453;
  return (wave - Math.floor(wave) - 0.5) * 1.2;
}
