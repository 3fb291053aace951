import { linear, toScreen } from '../paint/linear.ts';

/** What light does to a product, coarsely: by what each part of it is multiplied, and what is added to it. */
export type LightMap = {
  readonly columns: number;
  readonly rows: number;
  /** Red, green and blue of one cell after the other. */
  readonly gain: Float32Array;
  readonly rim: Float32Array;
};

/** Of what is added: so much whatever the colour of the product, the rest as it takes light. */
const gloss = 0.3;

export function emptyMap(columns: number, rows: number): LightMap {
  return {
    columns,
    rows,
    gain: new Float32Array(columns * rows * 3).fill(1),
    rim: new Float32Array(columns * rows * 3),
  };
}

/** One line of a map, between two of its rows. */
function rowOf(values: Float32Array, { columns, rows }: LightMap, along: number, into: Float32Array): void {
  const row = Math.min(rows - 1, Math.floor(along));
  const next = Math.min(rows - 1, row + 1);
  const share = along - row;
  for (let at = 0; at < columns * 3; at += 1) {
    const here = values[row * columns * 3 + at] as number;
    into[at] = here + share * ((values[next * columns * 3 + at] as number) - here);
  }
}

/** What would be brighter than white is let go softly, so that it keeps its shape. */
function softly(light: number): number {
  return light <= 0.8 ? light : 0.8 + 0.2 * (1 - Math.exp((0.8 - light) / 0.2));
}

/** Changes the pixels of a product as the light does; between the cells of the map evenly. */
export function applyLight(data: Uint8ClampedArray, width: number, height: number, map: LightMap): void {
  const { columns, rows } = map;
  const [gain, rim] = [new Float32Array(columns * 3), new Float32Array(columns * 3)];
  for (let y = 0, at = 0; y < height; y += 1) {
    const along = Math.max(0, Math.min(rows - 1, ((y + 0.5) * rows) / height - 0.5));
    rowOf(map.gain, map, along, gain);
    rowOf(map.rim, map, along, rim);
    for (let x = 0; x < width; x += 1, at += 4) {
      if (data[at + 3] === 0) continue;
      const across = Math.max(0, Math.min(columns - 1, ((x + 0.5) * columns) / width - 0.5));
      const column = Math.floor(across);
      const share = across - column;
      const [from, to] = [column * 3, Math.min(columns - 1, column + 1) * 3];
      for (let channel = 0; channel < 3; channel += 1) {
        const [low, high] = [from + channel, to + channel];
        const times = (gain[low] as number) + share * ((gain[high] as number) - (gain[low] as number));
        const added = (rim[low] as number) + share * ((rim[high] as number) - (rim[low] as number));
        const own = linear[data[at + channel] as number] as number;
        data[at + channel] = toScreen(softly(own * times + added * (gloss + (1 - gloss) * own)));
      }
    }
  }
}
