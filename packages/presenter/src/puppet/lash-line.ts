import { boxOf, type EyeOpening, softened } from './eye-opening.ts';
import { luma, type Rgb } from './light.ts';
import { step } from './puppet.ts';
import { type Pixels, sample } from './warp.ts';

/** Half the line's thickness in its middle, by the eye's opening and in pixels; it ends in points. */
const thick = { share: 0.085, least: 0.8 } as const;
/** Where it begins: this much of what a lid goes past a corner. Further out a pair of glasses may be. */
const inset = 0.75;
/** How far its middle lies below the corners, by how far that of the lower lid does; flat lids go past it towards a round line. */
const sag = { share: 0.95, round: 0.145, past: 0.07 } as const;
/** Of the darkest that is seen of lashes: thin ones are seen with skin between them. And no brighter than so much. */
const [dense, brightest] = [0.6, 30] as const;
/** The shade of a lid that is round, above the line: how strong, and how high, by the opening. */
const shade = { most: 0.15, high: 0.3 } as const;

/**
 * The crease of a lid that is shut, where its edge was while it was open: how much darker in red, green and blue, how
 * near to that edge from the line between the corners, and how soft above it and below, by the opening.
 */
const crease = { most: [0.17, 0.22, 0.24], at: 0.85, above: 0.2, below: 0.07 } as const;

/** Where an open eye is asked for its lashes: along it, and above its edge by its opening. */
const shares = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8] as const;
const heights = [0, 0.04, 0.08, 0.12] as const;

/** The colour of an eye's own lashes: the darkest along the edge of its upper lid. */
export function lashesOf({ origin, right, down, top, highest }: EyeOpening, frame: Pixels): Rgb {
  const found: [number, number, number] = [0, 0, 0];
  for (const share of shares) {
    const along = share * top.length;
    let darkest: Rgb = [255, 255, 255];
    for (const height of heights) {
      const under = (top[Math.floor(along)] ?? 0) - height * highest;
      const x = origin[0] + along * right[0] + under * down[0];
      const y = origin[1] + along * right[1] + under * down[1];
      sample(frame, x - 0.5, y - 0.5, seen, 0);
      const color: Rgb = [seen[0] ?? 0, seen[1] ?? 0, seen[2] ?? 0];
      if (sum(color) < sum(darkest)) darkest = color;
    }
    for (const k of [0, 1, 2] as const) found[k] += (darkest[k] * dense) / shares.length;
  }
  const light = Math.min(1, brightest / Math.max(1, luma(found)));
  return [found[0] * light, found[1] * light, found[2] * light];
}

const seen = new Uint8ClampedArray(4);
const sum = ([red, green, blue]: Rgb): number => red + green + blue;

type Lashes = { readonly color: Rgb; readonly cover: number; readonly shut: number };

/** One smooth line of lashes where lids are shut, nearer to their edge while they are not, their shade, and a crease. */
export function drawLashes(
  into: Pixels,
  opening: EyeOpening,
  falls: Float32Array,
  { color, cover, shut: settled }: Lashes,
  [first, end]: readonly [number, number],
): void {
  const { origin, right, down, top, highest, beyond } = opening;
  const line = lineOf(opening, falls, settled);
  const from = Math.max(first, beyond * inset);
  const wide = Math.min(end, top.length - beyond * inset) - from;
  const bows = line.map((_, column) => bowAt((column + 0.5 - from) / wide));
  const most = Math.max(thick.least, thick.share * highest);
  const halves = bows.map((bow) => most * Math.sqrt(bow));
  const high = shade.high * highest;
  const creases = creaseOf(opening);
  const reach = { up: 2.5 * crease.above * highest, down: 2.5 * crease.below * highest };
  const upper = Math.min(Math.min(...line) - high, Math.min(...creases) - reach.up);
  const box = boxOf(into, opening, upper, Math.max(...line) + most + 1);
  const { width, data } = into;
  for (let y = 0; y < box.height; y += 1)
    for (let x = 0; x < box.width; x += 1) {
      const dx = box.left + x + 0.5 - origin[0];
      const dy = box.top + y + 0.5 - origin[1];
      const column = Math.floor(dx * right[0] + dy * right[1]);
      const bow = bows[column] ?? 0;
      if (bow === 0) continue;
      const under = dx * down[0] + dy * down[1];
      const above = (line[column] as number) - under;
      if (above < -most - 1) continue;
      const away = Math.abs(above);
      const half = halves[column] as number;
      const drawn = away < half + 0.7 ? cover * (1 - step(half - 0.7, half + 0.7, away)) : 0;
      const near = Math.max(0, 1 - away / high);
      const over = (creases[column] as number) - under;
      if (near === 0 && (over > reach.up || over < -reach.down)) continue;
      const fold = Math.exp(-((over / (highest * (over > 0 ? crease.above : crease.below))) ** 2));
      const shut = cover * bow;
      const light = (1 - shade.most * shut * near * near) * (1 - drawn);
      const i = ((box.top + y) * width + box.left + x) * 4;
      for (const k of [0, 1, 2] as const)
        data[i + k] = (data[i + k] as number) * light * (1 - crease.most[k] * shut * fold) + color[k] * drawn;
    }
}

/** 0 at both ends and beyond, 1 in the middle. */
function bowAt(share: number): number {
  return Math.max(0, 4 * share * (1 - share));
}

/** By column: where an open lid's edge was, a little nearer to the line between the corners. */
function creaseOf({ top }: EyeOpening): Float32Array {
  const last = top.length - 1;
  const [from, to] = [top[0] ?? 0, top[last] ?? 0];
  return top.map((edge, column) => {
    const chord = from + ((to - from) * column) / last;
    return chord + (edge - chord) * crease.at;
  });
}

/** By column: a bow from corner to corner, as much as the lid is shut. */
function lineOf({ top, bottom, highest }: EyeOpening, falls: Float32Array, shut: number): Float32Array {
  const last = top.length - 1;
  const [from, to] = [top[0] ?? 0, top[last] ?? 0];
  const lower = (bottom[Math.round(last / 2)] ?? 0) - (from + to) / 2;
  const deep = Math.max(sag.share * lower, Math.min(sag.round * last, lower + sag.past * highest));
  // Stopped by the lower lid at its corners first, an edge has two of its own for a moment.
  const edge = softened(
    falls.map((fall, column) => (top[column] ?? 0) + fall),
    last * 0.16,
  );
  return edge.map((height, column) => {
    const share = column / last;
    const bow = from + (to - from) * share + deep * bowAt(share);
    return bow * shut + height * (1 - shut);
  });
}
