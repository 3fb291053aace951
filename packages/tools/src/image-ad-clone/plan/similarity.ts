/** How near a clone comes to its reference, measured on both pictures: where things are, in which colours, and the type. */
import type { CloneBox, CloneSimilarity } from '@adwright/contract/ads-image/image-ad-clone.ts';

/** A small square of colours: three bytes for each pixel. */
export type Thumb = { readonly side: number; readonly data: Uint8Array };

/** Weights of the three in the whole. */
const weights = { structure: 0.5, colors: 0.3, type: 0.2 };

/** Mean difference of activity and of colour at which nothing is alike any more. */
const unlike = { structure: 0.85, colors: 0.42 };

export function similarityOf(
  reference: Thumb,
  clone: Thumb,
  boxes: readonly CloneBox[],
  kept: ReadonlySet<string>,
): CloneSimilarity {
  const structure = percent(1 - structureDifference(reference, clone) / unlike.structure);
  const colors = percent(1 - colourDifference(reference, clone) / unlike.colors);
  const type = typeKept(boxes, kept);
  const total = Math.round(weights.structure * structure + weights.colors * colors + weights.type * type);
  return { total, structure, colors, type };
}

/** Of the texts that were there, by their size, how many have their place, weight, case and alignment again. */
function typeKept(boxes: readonly CloneBox[], kept: ReadonlySet<string>): number {
  const texts = boxes.filter(({ type }) => type !== null);
  const weight = ({ type }: CloneBox): number => Math.sqrt(type?.size ?? 1);
  const all = texts.reduce((sum, box) => sum + weight(box), 0);
  if (all === 0) return 100;
  return percent(texts.filter(({ id }) => kept.has(id)).reduce((sum, box) => sum + weight(box), 0) / all);
}

/** Where something is and where nothing is: edges in each cell of a grid, spread a little, so that nearly counts. */
function structureDifference(reference: Thumb, clone: Thumb): number {
  const [a, b] = [activity(reference), activity(clone)];
  let [difference, sum] = [0, 0];
  for (let i = 0; i < a.length; i += 1) {
    difference += Math.abs((a[i] ?? 0) - (b[i] ?? 0));
    sum += Math.max(a[i] ?? 0, b[i] ?? 0);
  }
  return sum === 0 ? 0 : difference / sum;
}

const cells = 16;

function activity({ side, data }: Thumb): Float32Array {
  const grid = new Float32Array(cells * cells);
  const light = (x: number, y: number): number => {
    const at = (y * side + x) * 3;
    return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
  };
  for (let y = 1; y < side; y += 1)
    for (let x = 1; x < side; x += 1) {
      const edge = Math.abs(light(x, y) - light(x - 1, y)) + Math.abs(light(x, y) - light(x, y - 1));
      const cell = Math.floor((y / side) * cells) * cells + Math.floor((x / side) * cells);
      grid[cell] = (grid[cell] ?? 0) + Math.min(60, edge);
    }
  // A texture is no more of a thing than a plain one: what counts is that something is there.
  const full = Math.max(1, ...grid) * 0.18;
  return spread(grid.map((value) => Math.min(1, value / full)));
}

function spread(grid: Float32Array): Float32Array {
  return grid.map((_, i) => {
    const [x, y] = [i % cells, Math.floor(i / cells)];
    let [sum, count] = [0, 0];
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= cells || y + dy >= cells) continue;
        const near = dx === 0 && dy === 0 ? 2 : 1;
        sum += near * (grid[(y + dy) * cells + x + dx] ?? 0);
        count += near;
      }
    return sum / count;
  });
}

/** Mean distance of the colours, place by place; 1 is black against white. */
function colourDifference(reference: Thumb, clone: Thumb): number {
  const pixels = reference.side * reference.side;
  let sum = 0;
  for (let i = 0; i < pixels; i += 1) {
    const part = (c: number): number => (reference.data[i * 3 + c] ?? 0) - (clone.data[i * 3 + c] ?? 0);
    sum += Math.hypot(part(0), part(1), part(2)) / 441.7;
  }
  return sum / Math.max(1, pixels);
}

function percent(share: number): number {
  return Math.round(100 * Math.min(1, Math.max(0, share)));
}
