import type { Size } from '@adwright/darkroom/planes.ts';

/** The parts of a picture that hang together, each as the places of its pixels; by their corners too, or by their sides alone. */
export function islandsIn({ width, height }: Size, isPart: (at: number) => boolean, byCorners: boolean): number[][] {
  const found: number[][] = [];
  const done = new Uint8Array(width * height);
  const ways = byCorners ? [-1, 0, 1].flatMap((y) => [-1, 0, 1].map((x) => [x, y] as const)) : sides;
  for (let first = 0; first < done.length; first += 1) {
    if (done[first] === 1 || !isPart(first)) continue;
    done[first] = 1;
    const island = [first];
    // Grows while it is walked.
    for (const at of island) {
      const [column, row] = [at % width, Math.floor(at / width)];
      for (const [x, y] of ways) {
        if (column + x < 0 || column + x >= width || row + y < 0 || row + y >= height) continue;
        const next = at + y * width + x;
        if (done[next] === 1 || !isPart(next)) continue;
        done[next] = 1;
        island.push(next);
      }
    }
    found.push(island);
  }
  return found;
}

const sides = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const;
