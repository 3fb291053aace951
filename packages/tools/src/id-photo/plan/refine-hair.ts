/**
 * Finds the single hairs that a network of 320 pixels cannot see: around the head every pixel is compared with the
 * background beside it, and what looks like that background is let through. Where the background is calm, one colour
 * tells it; where it is not, a few do.
 */
import type { PeopleClass } from '@adwright/domain/engines/pictures.ts';
import { explainPixel, groundShare, type Mixtures, mixturesOf, paletteOf } from './hair-palettes.ts';

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

/** Changes colours and alpha in place. `own` is the photo itself, three bytes a pixel; `kindAt` what was seen there. */
export function refineHair(
  picture: RgbaPicture,
  own: Uint8Array,
  head: HeadPlace,
  kindAt: (x: number, y: number) => PeopleClass,
): void {
  const { data, width, height } = picture;
  const [columns, rows] = [Math.ceil(width / step), Math.ceil(height / step)];
  const inside = Uint8Array.from({ length: columns * rows }, (_, i) =>
    (data[(Math.floor(i / columns) * step * width + (i % columns) * step) * 4 + 3] ?? 0) > 127 ? 1 : 0,
  );
  const toEdge = { in: distances(inside, columns, rows, 0), out: distances(inside, columns, rows, 1) };
  const reach = { in: (deep * head.chin) / step, out: (outside * head.chin) / step };
  const radius = Math.max(2, Math.round((around * head.chin) / step));
  const sample = (wanted: (i: number) => boolean): Field => fieldOf(own, width, columns, rows, radius, wanted);
  const isBehind = (i: number): boolean => (toEdge.out[i] ?? 0) > reach.out;
  const behind = sample(isBehind);
  // Hair is measured against hair: with the face counted in, grey hair before a grey wall would vanish.
  const isBefore = (i: number): boolean => {
    const depth = toEdge.in[i] ?? 0;
    const [x, y] = [(i % columns) * step, Math.floor(i / columns) * step];
    return depth > reach.in && depth < 3 * reach.in && !isFace(x, y, head);
  };
  const before = sample(isBefore);
  const kindOf = (i: number): PeopleClass => kindAt((i % columns) * step, Math.floor(i / columns) * step);
  const mixturesAt = mixturesByTile(
    own,
    width,
    { columns, rows, radius },
    {
      isHair: (i) => isBefore(i) && kindOf(i) === 'hair',
      isBehind,
      isRim: (i) => inside[i] === 1 && (toEdge.in[i] ?? 0) <= reach.in && isHairy.has(kindOf(i)),
    },
  );
  const lowest = Math.min(height, Math.round(head.y + 0.55 * head.chin));
  for (let y = 0; y < lowest; y += 1)
    for (let x = 0; x < width; x += 1) {
      const cell = Math.floor(y / step) * columns + Math.floor(x / step);
      const doubted = (toEdge.in[cell] ?? 0) <= reach.in && (toEdge.out[cell] ?? 0) <= reach.out;
      if (!doubted || isFace(x, y, head)) continue;
      const i = y * width + x;
      if (isTold(cell, behind, before)) refinePixel(data, own, i, cell, behind, before);
      else if (isHairy.has(kindAt(x, y))) explain(data, own, i, mixturesAt(cell));
    }
}

/** Where hair may be told from background by several colours: an ear or a collar has some of both. */
const isHairy: ReadonlySet<PeopleClass> = new Set(['hair', 'background']);

/** Whether one colour before and one behind are enough to tell hair from background. */
function isTold(cell: number, behind: Field, before: Field): boolean {
  if (!behind.known[cell] || !before.known[cell] || (behind.spread[cell] ?? 0) > calm) return false;
  return contrastAt(cell, behind, before) >= least;
}

function contrastAt(cell: number, behind: Field, before: Field): number {
  const full = (c: number): number => (before.mean[cell * 3 + c] ?? 0) - (behind.mean[cell * 3 + c] ?? 0);
  return Math.hypot(full(0), full(1), full(2));
}

/** The share of what is held for hair that shows background: along a clean edge there is less, and the edge stays. */
const leastGround = 0.01;
/** So many cells, across and down, share their colours. */
const tile = 6;

type Grid = { readonly columns: number; readonly rows: number; readonly radius: number };

/** The colours of hair and of background around a cell, found when they are first asked for; null where none are needed. */
function mixturesByTile(
  own: Uint8Array,
  width: number,
  { columns, rows, radius }: Grid,
  { isHair, isBehind, isRim }: Readonly<Record<'isHair' | 'isBehind' | 'isRim', (cell: number) => boolean>>,
): (cell: number) => Mixtures | null {
  const known = new Map<number, Mixtures | null>();
  const across = Math.ceil(columns / tile);
  const samples = (middle: readonly [number, number], wanted: (cell: number) => boolean): Uint8Array => {
    const found: number[] = [];
    for (let y = Math.max(0, middle[1] - radius); y < Math.min(rows, middle[1] + radius + 1); y += 1)
      for (let x = Math.max(0, middle[0] - radius); x < Math.min(columns, middle[0] + radius + 1); x += 1) {
        const at = (y * step * width + x * step) * 3;
        if (wanted(y * columns + x)) found.push(own[at] ?? 0, own[at + 1] ?? 0, own[at + 2] ?? 0);
      }
    return Uint8Array.from(found);
  };
  return (cell) => {
    const [x, y] = [Math.floor((cell % columns) / tile), Math.floor(cell / columns / tile)];
    const at = y * across + x;
    const found = known.get(at);
    if (found !== undefined) return found;
    const middle = [(x + 0.5) * tile, (y + 0.5) * tile] as const;
    const mixtures = mixturesOf(paletteOf(samples(middle, isHair)), paletteOf(samples(middle, isBehind)));
    const needed = groundShare(samples(middle, isRim), mixtures) >= leastGround ? mixtures : null;
    known.set(at, needed);
    return needed;
  };
}

function explain(data: Uint8Array, own: Uint8Array, i: number, mixtures: Mixtures | null): void {
  if (!mixtures) return;
  const [r, g, b] = [own[i * 3] ?? 0, own[i * 3 + 1] ?? 0, own[i * 3 + 2] ?? 0];
  const found = explainPixel(r, g, b, (data[i * 4 + 3] ?? 0) / 255, mixtures);
  if (!found) return;
  data[i * 4 + 3] = Math.round(255 * found.share);
  const colour = found.share < 1 ? found.hair : [r, g, b];
  for (let c = 0; c < 3; c += 1) data[i * 4 + c] = Math.round(colour[c] ?? 0);
}

/** The face itself is no edge, however near it is to one. */
function isFace(x: number, y: number, head: HeadPlace): boolean {
  const [across, down] = [(x - head.x) / (0.72 * head.chin), (y - head.y - 0.25 * head.chin) / (0.85 * head.chin)];
  return across * across + down * down < 1;
}

function refinePixel(data: Uint8Array, own: Uint8Array, i: number, cell: number, behind: Field, before: Field): void {
  const far = (c: number): number => (own[i * 3 + c] ?? 0) - (behind.mean[cell * 3 + c] ?? 0);
  const full = (c: number): number => (before.mean[cell * 3 + c] ?? 0) - (behind.mean[cell * 3 + c] ?? 0);
  const contrast = contrastAt(cell, behind, before);
  const along = (far(0) * full(0) + far(1) * full(1) + far(2) * full(2)) / contrast;
  const beside = Math.hypot(...[0, 1, 2].map((c) => far(c) - (along * full(c)) / contrast));
  const noise = 6 + 1.5 * (behind.spread[cell] ?? 0);
  // Neither hair nor background nor anything between the two: skin, an ear, a clip. It stays as it is.
  if (along < -2 * noise || beside > 14 + 0.1 * contrast) return;
  const alpha = Math.min(1, Math.max(0, (along - noise) / (0.8 * contrast - noise)));
  data[i * 4 + 3] = Math.round(255 * alpha);
  for (let c = 0; c < 3; c += 1) {
    // What shines through a hair is taken out of its colour. A gap that is closed again must not show what was behind.
    const through = (behind.mean[cell * 3 + c] ?? 0) + far(c) / Math.max(alpha, 0.25);
    const clean = alpha === 0 ? (before.mean[cell * 3 + c] ?? 0) : through;
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
