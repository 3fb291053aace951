/** Bars that many drums share, a sign for each sixteenth. */
export const rest = '................';
export const four = 'X...X...X...X...';
export const backbeat = '....X.......X...';
export const eighths = 'x.o.x.o.x.o.x.o.';

/** From the first beat, silent for half of the second part. */
export const aroundTheBreak = [
  [0, 8],
  [12, 16],
] as const;
