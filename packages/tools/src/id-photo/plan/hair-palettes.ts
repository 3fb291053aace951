/**
 * Hair before leaves, shelves or a street: the ground has many colours, and so has the hair. Tile by tile both are told
 * by a few colours each, and a pixel is explained by that pair of them which mixes to it best. What looks like both
 * stays as it was found.
 */
type Colour = readonly [number, number, number];
type Palette = readonly Colour[];

const colours = 8;
const rounds = 5;
/** A colour that fewer samples share is a stray one: an earring, a leaf that was taken for hair. */
const leastShare = 0.04;

/** In levels: nearer than the first is the same; a mixture that misses by more than the second is something else. */
const near = 10;
const farthest = 20;
/** A pair that is closer than this explains everything between. */
const leastContrast = 22;
/** In levels: how much worse a mixture may fit that agrees wholly with what was found before. */
const trust = 10;
/** More than this is hair through and through: between strands there is hair, too. */
const whole = 0.85;
/** Where nothing was found, a strand is believed from this share on: less may be a colour of the ground that is rare. */
const nothing = 0.1;
const leastStrand = 0.6;

/** `samples` are three bytes a colour. Their most common colours, by k-means. */
export function paletteOf(samples: Uint8Array): Palette {
  const count = samples.length / 3;
  if (count < colours) return [];
  const byLight = Array.from({ length: count }, (_, i) => i).sort((a, b) => lightAt(samples, a) - lightAt(samples, b));
  let centres = Array.from({ length: colours }, (_, k): Colour => {
    const at = (byLight[Math.floor(((k + 0.5) / colours) * count)] ?? 0) * 3;
    return [samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0];
  });
  let shares = centres.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    for (let i = 0; i < count; i += 1) {
      const [r, g, b] = [samples[i * 3] ?? 0, samples[i * 3 + 1] ?? 0, samples[i * 3 + 2] ?? 0];
      const sum = sums[nearestOf(centres, r, g, b)];
      if (!sum) continue;
      sum[0] += r;
      sum[1] += g;
      sum[2] += b;
      sum[3] += 1;
    }
    centres = centres.map((centre, k): Colour => {
      const [r, g, b, n] = sums[k] ?? [0, 0, 0, 0];
      return n > 0 ? [r / n, g / n, b / n] : centre;
    });
    shares = sums.map(([, , , n]) => n / count);
  }
  return centres.filter((_, k) => (shares[k] ?? 0) >= leastShare);
}

/** Colours between two others, as a line from the one along the way to the other. */
type Line = { readonly from: Colour; readonly way: Colour; readonly square: number; readonly to: Colour };

export type Mixtures = {
  readonly hair: Palette;
  readonly ground: Palette;
  readonly pairs: readonly Line[];
  /** Where two colours of the ground meet, both are in one pixel: the soft edge of a leaf is no hair. */
  readonly withinGround: readonly Line[];
};

export function mixturesOf(hair: Palette, ground: Palette): Mixtures {
  const pairs = ground.flatMap((from) => hair.map((to) => lineOf(from, to)));
  const withinGround = ground.flatMap((from, k) => ground.slice(k + 1).map((to) => lineOf(from, to)));
  return { hair, ground, pairs: pairs.filter(({ square }) => square >= leastContrast * leastContrast), withinGround };
}

function lineOf(from: Colour, to: Colour): Line {
  const way = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  return { from, to, way, square: way[0] * way[0] + way[1] * way[1] + way[2] * way[2] };
}

export type Explained = {
  /** How much of the pixel is hair, 0 to 1. */
  readonly share: number;
  /** A colour of hair that it would have. */
  readonly hair: Colour;
};

/** `before` is how much of the pixel was found to be hair (0 to 1). Null where nothing can be said. */
export function explainPixel(r: number, g: number, b: number, before: number, mixtures: Mixtures): Explained | null {
  const nearest = mixtures.hair[nearestOf(mixtures.hair, r, g, b)];
  if (!nearest || mixtures.ground.length === 0) return null;
  const fromHair = Math.hypot(r - nearest[0], g - nearest[1], b - nearest[2]);
  const isGround = isOn(mixtures.withinGround, r, g, b);
  if (isGround && fromHair < near) return null;
  if (isGround) return { share: 0, hair: nearest };
  if (fromHair < near) return { share: 1, hair: nearest };
  let [best, least, share] = [nearest, Infinity, 0];
  let fits = false;
  for (const line of mixtures.pairs) {
    const part = shareOf(line, r, g, b);
    const miss = missOf(line, part, r, g, b);
    const cost = miss + trust * Math.abs(part - before);
    if (cost >= least) continue;
    [best, least, share, fits] = [line.to, cost, part, miss <= farthest];
  }
  if (!fits || (before < nothing && share < leastStrand)) return null;
  return { share: share > whole ? 1 : share, hair: best };
}

/** How many of these colours, three bytes each, are nothing but ground. */
export function groundShare(samples: Uint8Array, mixtures: Mixtures): number {
  let ground = 0;
  for (let at = 0; at < samples.length; at += 3) {
    const found = explainPixel(samples[at] ?? 0, samples[at + 1] ?? 0, samples[at + 2] ?? 0, 1, mixtures);
    if (found?.share === 0) ground += 1;
  }
  return ground / Math.max(1, samples.length / 3);
}

function isOn(lines: readonly Line[], r: number, g: number, b: number): boolean {
  for (const line of lines) if (missOf(line, shareOf(line, r, g, b), r, g, b) < near) return true;
  return false;
}

function shareOf({ from, way, square }: Line, r: number, g: number, b: number): number {
  const along = ((r - from[0]) * way[0] + (g - from[1]) * way[1] + (b - from[2]) * way[2]) / Math.max(square, 1);
  return along < 0 ? 0 : along > 1 ? 1 : along;
}

function missOf({ from, way }: Line, share: number, r: number, g: number, b: number): number {
  const [dr, dg, db] = [r - from[0] - share * way[0], g - from[1] - share * way[1], b - from[2] - share * way[2]];
  return Math.sqrt(dr * dr + dg * dg + db * db);
}

function nearestOf(palette: Palette, r: number, g: number, b: number): number {
  let [index, least] = [-1, Infinity];
  for (let k = 0; k < palette.length; k += 1) {
    const [cr, cg, cb] = palette[k] ?? [0, 0, 0];
    const square = (r - cr) * (r - cr) + (g - cg) * (g - cg) + (b - cb) * (b - cb);
    if (square < least) [index, least] = [k, square];
  }
  return index;
}

function lightAt(samples: Uint8Array, i: number): number {
  return 0.3 * (samples[i * 3] ?? 0) + 0.59 * (samples[i * 3 + 1] ?? 0) + 0.11 * (samples[i * 3 + 2] ?? 0);
}
