/**
 * Finds the single hairs that a network of 320 pixels cannot see: around the head every pixel is compared with the
 * background beside it, and what looks like that background is let through. Works where the background is calm; where
 * it is not, the edge stays as it was.
 */
export type RgbaPicture = { readonly data: Uint8Array; readonly width: number; readonly height: number };

/** The middle between the eyes, and the distance from there to the chin: hair is looked for above and beside. */
export type HeadPlace = { readonly x: number; readonly y: number; readonly chin: number };

const step = 4;
/** In distances from eyes to chin: how deep the edge is doubted, how far outside a hair may stick out, how wide one looks for colours. */
const [deep, outside, around] = [0.3, 0.16, 0.55];
/** Background that differs more than this from itself says nothing about single pixels. */
const calm = 14;
const least = 44;

type Field = { readonly mean: Float32Array; readonly spread: Float32Array; readonly known: Uint8Array };

/** Changes colours and alpha in place. `own` is the photo itself, three bytes a pixel. */
export function refineHair(picture: RgbaPicture, own: Uint8Array, head: HeadPlace): void {
  const { data, width, height } = picture;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const inside = Uint8Array.from({ length: columns * rows }, (_, i) =>
    (data[(Math.floor(i / columns) * step * width + (i % columns) * step) * 4 + 3] ?? 0) > 127 ? 1 : 0,
  );
  const toEdge = { in: distances(inside, columns, rows, 0), out: distances(inside, columns, rows, 1) };
  const reach = { in: (deep * head.chin) / step, out: (outside * head.chin) / step };
  const radius = Math.max(2, Math.round((around * head.chin) / step));
  const sample = (wanted: (i: number) => boolean): Field => fieldOf(own, width, columns, rows, radius, wanted);
  const behind = sample((i) => (toEdge.out[i] ?? 0) > reach.out);
  // Hair is measured against hair: with the face counted in, grey hair before a grey wall would vanish.
  const before = sample((i) => {
    const depth = toEdge.in[i] ?? 0;
    const [x, y] = [(i % columns) * step, Math.floor(i / columns) * step];
    return depth > reach.in && depth < 3 * reach.in && !isFace(x, y, head);
  });
  const lowest = Math.min(height, Math.round(head.y + 0.55 * head.chin));
  for (let y = 0; y < lowest; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / step) * columns + Math.floor(x / step);
      const doubted = (toEdge.in[cell] ?? 0) <= reach.in && (toEdge.out[cell] ?? 0) <= reach.out;
      if (doubted && !isFace(x, y, head)) refinePixel(data, own, y * width + x, cell, behind, before);
    }
}

/** The face itself is no edge, however near it is to one. */
function isFace(x: number, y: number, head: HeadPlace): boolean {
  const [across, down] = [(x - head.x) / (0.72 * head.chin), (y - head.y - 0.25 * head.chin) / (0.85 * head.chin)];
  return across * across + down * down < 1;
}

function refinePixel(data: Uint8Array, own: Uint8Array, i: number, cell: number, behind: Field, before: Field): void {
  if (!behind.known[cell] || !before.known[cell] || (behind.spread[cell] ?? 0) > calm) return;
  const far = (c: number): number => (own[i * 3 + c] ?? 0) - (behind.mean[cell * 3 + c] ?? 0);
  const full = (c: number): number => (before.mean[cell * 3 + c] ?? 0) - (behind.mean[cell * 3 + c] ?? 0);
  const contrast = Math.hypot(full(0), full(1), full(2));
  if (contrast < least) return;
  const along = (far(0) * full(0) + far(1) * full(1) + far(2) * full(2)) / contrast;
  const beside = Math.hypot(...[0, 1, 2].map((c) => far(c) - (along * full(c)) / contrast));
  const noise = 6 + 1.5 * (behind.spread[cell] ?? 0);
  // Neither hair nor background nor anything between the two: skin, an ear, a clip. It stays as it is.
  if (along < -2 * noise || beside > 14 + 0.1 * contrast) return;
  const alpha = Math.min(1, Math.max(0, (along - noise) / (0.8 * contrast - noise)));
  data[i * 4 + 3] = Math.round(255 * alpha);
  if (alpha === 0) return;
  for (let c = 0; c < 3; c += 1) {
    // What shines through a hair is taken out of its colour.
    const clean = (behind.mean[cell * 3 + c] ?? 0) + far(c) / Math.max(alpha, 0.25);
    data[i * 4 + c] = Math.min(255, Math.max(0, Math.round(alpha >= 1 ? (own[i * 3 + c] ?? 0) : clean)));
  }
}

/** Steps to the nearest cell of the other kind; 0 for cells of that kind. */
function distances(cells: Uint8Array, columns: number, rows: number, to: number): Float32Array {
  const far = Float32Array.from(cells, (value) => (value === to ? 0 : 1e6));
  const relax = (at: number, x: number, dx: number, dy: number, cost: number): void => {
    const other = at + dy * columns + dx;
    if (x + dx < 0 || x + dx >= columns || other < 0 || other >= far.length) return;
    far[at] = Math.min(far[at] ?? 0, (far[other] ?? 1e6) + cost);
  };
  const total = columns * rows;
  for (let n = 0; n < 2 * total; n += 1) {
    const at = n < total ? n : 2 * total - 1 - n;
    const way = n < total ? -1 : 1;
    const x = at % columns;
    relax(at, x, way, 0, 1);
    relax(at, x, 0, way, 1);
    relax(at, x, way, way, Math.SQRT2);
    relax(at, x, -way, way, Math.SQRT2);
  }
  return far;
}

/** Mean colour of the wanted cells around each cell, and how much they differ among themselves. */
function fieldOf(
  own: Uint8Array,
  width: number,
  columns: number,
  rows: number,
  radius: number,
  wanted: (i: number) => boolean,
): Field {
  const planes = Array.from({ length: 5 }, () => new Float64Array((columns + 1) * (rows + 1)));
  for (let y = 0; y < rows; y += 1)
    for (let x = 0; x < columns; x += 1) {
      const at = (y * step * width + x * step) * 3;
      const colour = [own[at] ?? 0, own[at + 1] ?? 0, own[at + 2] ?? 0];
      const square = colour.reduce((sum, value) => sum + value * value, 0);
      const values = wanted(y * columns + x) ? [...colour, square, 1] : [0, 0, 0, 0, 0];
      const [here, up] = [(y + 1) * (columns + 1) + x + 1, y * (columns + 1) + x + 1];
      for (const [p, plane] of planes.entries())
        plane[here] = (values[p] ?? 0) + (plane[here - 1] ?? 0) + (plane[up] ?? 0) - (plane[up - 1] ?? 0);
    }
  const field = {
    mean: new Float32Array(columns * rows * 3),
    spread: new Float32Array(columns * rows),
    known: new Uint8Array(columns * rows),
  };
  for (let i = 0; i < columns * rows; i += 1) fillCell(field, planes, i, columns, rows, radius);
  return field;
}

function fillCell(
  field: Field,
  planes: Float64Array[],
  i: number,
  columns: number,
  rows: number,
  radius: number,
): void {
  const [x, y] = [i % columns, Math.floor(i / columns)];
  const [left, right] = [Math.max(0, x - radius), Math.min(columns, x + radius + 1)];
  const [top, bottom] = [Math.max(0, y - radius), Math.min(rows, y + radius + 1)];
  const corner = (p: number, cx: number, cy: number): number => planes[p]?.[cy * (columns + 1) + cx] ?? 0;
  const sum = (p: number): number =>
    corner(p, right, bottom) - corner(p, left, bottom) - corner(p, right, top) + corner(p, left, top);
  const count = sum(4);
  if (count < 12) return;
  field.known[i] = 1;
  let power = 0;
  for (let c = 0; c < 3; c += 1) {
    const mean = sum(c) / count;
    field.mean[i * 3 + c] = mean;
    power += mean * mean;
  }
  field.spread[i] = Math.sqrt(Math.max(0, sum(3) / count - power));
}
