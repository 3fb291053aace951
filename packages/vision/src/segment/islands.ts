/** Pixels that hang together, the largest island first. `marked` is not changed. */
export function islandsOf(marked: Uint8Array, width: number): number[][] {
  const left = Uint8Array.from(marked);
  const islands: number[][] = [];
  for (let start = 0; start < left.length; start += 1)
    if (left[start] === 1) islands.push(takeIsland(left, start, width));
  return islands.toSorted((one, other) => other.length - one.length);
}

function takeIsland(left: Uint8Array, start: number, width: number): number[] {
  const island = [start];
  left[start] = 0;
  for (let at = 0; at < island.length; at += 1) {
    const i = island[at] ?? 0;
    const x = i % width;
    for (const j of [x > 0 ? i - 1 : -1, x < width - 1 ? i + 1 : -1, i - width, i + width]) {
      if (left[j] !== 1) continue;
      left[j] = 0;
      island.push(j);
    }
  }
  return island;
}
