/** Where a measure stands on a line through known points; beyond the ends it stays what it is there. */
export function along(points: readonly (readonly [number, number])[], value: number): number {
  const after = points.findIndex(([at]) => at >= value);
  if (after === 0) return points[0]?.[1] ?? 0;
  if (after === -1) return points.at(-1)?.[1] ?? 0;
  const [x0, y0] = points[after - 1] ?? [0, 0];
  const [x1, y1] = points[after] ?? [0, 0];
  return y0 + ((y1 - y0) * (value - x0)) / (x1 - x0);
}
