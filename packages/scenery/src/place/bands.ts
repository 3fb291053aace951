/** Columns of a row of pixels that the product covers, from the first to before the last. */
export type Span = { readonly start: number; readonly end: number };

/** Columns of a row where the product is a band, and half of how deep that is, in pixels. */
export type Band = Span & { readonly deep: number };

/** How deep handles, headbands and rims of a chair's back are beside their thickness: between a wire and a strap. */
const deepness = 1.5;
/** A band is thinner than this share of the opening that it bends around. */
const thin = 0.5;
/** Smaller openings, in pixels, are what the picture's edge left between two laces. */
const smallest = 4;
/** Of an opening's columns, as many have to end at the product. */
const closed = 0.7;
/** Where a bend gets thicker than so many times its middle, it has become something else. */
const thickest = 3;
/**
 * Below an arch an opening grows wider all the way down, below a table's top it is wide at once: it is looked at so far
 * below its top, in shares of its height, and is that much narrower at the first than at the second.
 */
const growing = { from: 0.08, to: 0.25, most: 0.88 } as const;

type Opening = {
  readonly left: number;
  readonly right: number;
  /** Its lowest and its highest pixel of each column, counted upwards; none where it has none. */
  readonly columns: readonly ({ low: number; high: number } | undefined)[];
  /** How many pixels it has in each row, from its lowest. */
  readonly widths: readonly number[];
  readonly low: number;
};

/**
 * Where the product is a band and not a body, in each row from the lowest: what bends over or under an opening that one
 * can see through, and the legs it bends into. A body is about as deep as it is wide; taken for one, the arch of
 * a handle would be a plate.
 */
export function bandsOf(rows: readonly (readonly Span[])[], width: number): Band[][] {
  const inside = rows.map((spans) => {
    const row = new Uint8Array(width);
    for (const { start, end } of spans) row.fill(1, start, end);
    return row;
  });
  const deep = rows.map(() => new Float32Array(width));
  for (const opening of openingsIn(rows, width))
    for (const way of [1, -1] as const) {
      const bend = bendOf(opening, inside, way);
      if (bend) mark(deep, rows, opening, bend);
    }
  return deep.map(alike);
}

/** Stretches of one depth. */
function alike(row: Float32Array): Band[] {
  const bands: Band[] = [];
  let start = 0;
  for (let x = 1; x <= row.length; x += 1) {
    if (row[x] === row[start]) continue;
    const deep = row[start] ?? 0;
    if (deep > 0) bands.push({ start, end: x, deep });
    start = x;
  }
  return bands;
}

/** The stretches between what a row covers, as far as they hang together. */
function openingsIn(rows: readonly (readonly Span[])[], width: number): Opening[] {
  const open = rows.map((spans) => {
    const row = new Uint8Array(width);
    for (const [index, { start }] of spans.entries()) if (index > 0) row.fill(1, spans[index - 1]?.end ?? start, start);
    return row;
  });
  const found: Opening[] = [];
  for (const [up, row] of open.entries())
    for (let x = 0; x < width; x += 1) {
      if (row[x] !== 1) continue;
      const opening = openingAt(open, x, up);
      const high = opening.low + opening.widths.length;
      if (opening.right - opening.left >= smallest && high - opening.low >= smallest) found.push(opening);
    }
  return found;
}

/** All that hangs together with one pixel, which is taken out. */
function openingAt(open: readonly Uint8Array[], x: number, up: number): Opening {
  const columns: ({ low: number; high: number } | undefined)[] = [];
  const widths: number[] = [];
  const next: [number, number][] = [[x, up]];
  let [left, right] = [x, x + 1];
  (open[up] as Uint8Array)[x] = 0;
  for (let at = next.pop(); at; at = next.pop()) {
    const [column, row] = at;
    [left, right] = [Math.min(left, column), Math.max(right, column + 1)];
    const known = columns[column];
    columns[column] = { low: Math.min(known?.low ?? row, row), high: Math.max(known?.high ?? row, row) };
    widths[row] = (widths[row] ?? 0) + 1;
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const other = open[row + dy];
      if (other?.[column + dx] !== 1) continue;
      other[column + dx] = 0;
      next.push([column + dx, row + dy]);
    }
  }
  const low = widths.findIndex((count) => count > 0);
  return { left, right, columns, widths: widths.slice(low), low };
}

/** What lies over an opening or under it: from and to which row in each column, and how thick it is in the middle. */
type Border = {
  readonly thick: number;
  readonly columns: readonly { readonly x: number; readonly from: number; readonly to: number }[];
};

/** Upwards of it or downwards; null where it is open. */
function borderOf({ left, right, columns }: Opening, inside: readonly Uint8Array[], way: 1 | -1): Border | null {
  const found = columns.flatMap((column, x) => {
    if (!column) return [];
    const edge = (way > 0 ? column.high : column.low) + way;
    let end = edge;
    while (inside[end]?.[x] === 1) end += way;
    return end === edge ? [] : [{ x, from: Math.min(edge, end + 1), to: Math.max(edge + 1, end) }];
  });
  if (found.length < closed * (right - left)) return null;
  const sorted = found.map(({ from, to }) => to - from).toSorted((one, other) => one - other);
  return { thick: sorted[sorted.length >> 1] ?? 0, columns: found };
}

function isThin({ thick }: Border, { left, right, widths }: Opening): boolean {
  return thick <= thin * Math.max(right - left, widths.length);
}

/** What bends around an opening; a handle may be straight, if there is a body under it. */
function bendOf(opening: Opening, inside: readonly Uint8Array[], way: 1 | -1): Border | null {
  const border = borderOf(opening, inside, way);
  if (!border || !isThin(border, opening)) return null;
  const columns = border.columns.filter(({ from, to }) => to - from <= thickest * border.thick);
  // What goes down to the ground is a foot.
  if (columns.some(({ from }) => from === 0)) return null;
  if (isRound(opening, way)) return { ...border, columns };
  const under = way > 0 ? borderOf(opening, inside, -1) : null;
  return under && !isThin(under, opening) ? { ...border, columns } : null;
}

function isRound({ widths }: Opening, way: 1 | -1): boolean {
  const inward = way > 0 ? widths.toReversed() : widths;
  const [first, second] = [growing.from, growing.to].map((share) => inward[Math.round(share * inward.length)] ?? 0);
  return (first ?? 0) <= growing.most * (second ?? 0);
}

/** How deep the bend is, and the legs beside its opening, as long as they are no thicker than it is. */
function mark(
  deep: readonly Float32Array[],
  rows: readonly (readonly Span[])[],
  { columns, low, widths }: Opening,
  bend: Border,
): void {
  const half = (deepness * bend.thick) / 2;
  for (const { x, from, to } of bend.columns)
    for (let up = from; up < to; up += 1) (deep[up] as Float32Array)[x] = half;
  const isOpen = (x: number, up: number): boolean => {
    const column = columns[x];
    return column !== undefined && up >= column.low && up <= column.high;
  };
  for (let up = low; up < low + widths.length; up += 1)
    for (const { start, end } of rows[up] ?? [])
      if (end - start <= thickest * bend.thick && (isOpen(start - 1, up) || isOpen(end, up)))
        deep[up]?.fill(half, start, end);
}
