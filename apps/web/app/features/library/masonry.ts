export type Place = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

type Wall = { readonly width: number; readonly gap: number; readonly columnWidth: number };

/** Each card goes to the column that is shortest so far. Heights are known beforehand: nothing moves when pictures come. */
export function layOut(
  heightsOf: readonly ((width: number) => number)[],
  { width, gap, columnWidth }: Wall,
): { places: Place[]; height: number } {
  const columns = Math.max(width < 480 ? 2 : 1, Math.floor((width + gap) / (columnWidth + gap)));
  const each = Math.max(1, (width - gap * (columns - 1)) / columns);
  const ends = Array.from({ length: columns }, () => 0);
  const places = heightsOf.map((heightOf) => {
    const column = ends.indexOf(Math.min(...ends));
    const y = ends[column] ?? 0;
    const height = heightOf(each);
    ends[column] = y + height + gap;
    return { x: column * (each + gap), y, width: each, height };
  });
  return { places, height: Math.max(0, Math.max(...ends) - gap) };
}

/** Those that a window of the wall shows, with some room above and below for whoever scrolls fast. */
export function visibleIn(places: readonly Place[], top: number, bottom: number): number[] {
  const room = Math.max(400, bottom - top);
  return places.flatMap(({ y, height }, index) => (y + height >= top - room && y <= bottom + room ? [index] : []));
}
