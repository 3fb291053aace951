/**
 * A pixel on the edge shows a mixture of the thing and of what was behind it. Laid over a new ground, the old one would
 * shine through as a rim; so each such pixel takes the colour of the nearest pixels that are wholly the thing.
 */
export function removeSpill(rgba: Uint8Array, width: number, height: number): void {
  let open = edgePixels(rgba);
  const solid = new Uint8Array(width * height);
  for (let i = 0; i < solid.length; i += 1) solid[i] = (rgba[i * 4 + 3] ?? 0) >= 250 ? 1 : 0;
  const steps = Math.max(3, Math.round(Math.max(width, height) / 200));
  for (let step = 0; step < steps && open.length > 0; step += 1) open = growInwards(rgba, solid, open, width, height);
}

function edgePixels(rgba: Uint8Array): number[] {
  const found: number[] = [];
  for (let i = 0; i * 4 < rgba.length; i += 1) {
    const alpha = rgba[i * 4 + 3] ?? 0;
    if (alpha > 0 && alpha < 250) found.push(i);
  }
  return found;
}

/** Colours one ring of pixels from the ring further in; the rest stays open. */
function growInwards(rgba: Uint8Array, solid: Uint8Array, open: number[], width: number, height: number): number[] {
  const rest: number[] = [];
  const done: number[] = [];
  for (const pixel of open) {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    const sum = [0, 0, 0];
    let count = 0;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const [nx, ny] = [x + dx, y + dy];
        if (nx < 0 || ny < 0 || nx >= width || ny >= height) continue;
        const neighbour = ny * width + nx;
        if (solid[neighbour] !== 1) continue;
        count += 1;
        for (let c = 0; c < 3; c += 1) sum[c] = (sum[c] ?? 0) + (rgba[neighbour * 4 + c] ?? 0);
      }
    }
    if (count === 0) {
      rest.push(pixel);
      continue;
    }
    const alpha = (rgba[pixel * 4 + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c += 1) {
      const own = rgba[pixel * 4 + c] ?? 0;
      rgba[pixel * 4 + c] = Math.round(own * alpha * alpha + ((sum[c] ?? 0) / count) * (1 - alpha * alpha));
    }
    done.push(pixel);
  }
  for (const pixel of done) solid[pixel] = 1;
  return rest;
}
