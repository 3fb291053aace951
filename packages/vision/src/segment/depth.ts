/** How many steps it is from each marked pixel to the nearest that is not; beyond the border nothing is. */
export function depthOf(marked: Uint8Array, width: number, height: number): Uint16Array {
  const depth = Uint16Array.from(marked, (value) => (value === 1 ? 65_534 : 0));
  const step = (i: number, from: number): void => {
    depth[i] = Math.min(depth[i] ?? 0, (from < 0 ? 0 : (depth[from] ?? 0)) + 1);
  };
  for (let i = 0; i < depth.length; i += 1) {
    if (depth[i] === 0) continue;
    step(i, i % width === 0 ? -1 : i - 1);
    step(i, i < width ? -1 : i - width);
  }
  for (let i = depth.length - 1; i >= 0; i -= 1) {
    if (depth[i] === 0) continue;
    step(i, i % width === width - 1 ? -1 : i + 1);
    step(i, i >= width * (height - 1) ? -1 : i + width);
  }
  return depth;
}

export function deepest(depths: Uint16Array): number {
  let best = 0;
  for (let i = 1; i < depths.length; i += 1) if ((depths[i] ?? 0) > (depths[best] ?? 0)) best = i;
  return best;
}
