import { readFileSync } from 'node:fs';

export const size = { width: 120, height: 150 };
/** The face of a built-in person, small. */
export const mesh = Float32Array.from(
  (
    JSON.parse(
      readFileSync(new URL('../../../people/pictures/mara-amber-knit.json', import.meta.url), 'utf8'),
    ) as number[][]
  ).flat(),
  (value) => value / 8,
);
