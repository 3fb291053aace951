import { blurPlane, clamp, type Planes } from '@adwright/darkroom/planes.ts';
import { alphaAt, colourAt, coloursBeside, type CutOut, type Rgb, solid } from './colours-beside.ts';

/** Lengths are in pixels of a picture 960 wide: how deep the light gets, and what is surely not its. */
const [deep, own] = [40, 8] as const;
/** An edge is hair's where so many of the pixels about it are half seen through; that of skin or cloth is one pixel wide. */
const hairy = { from: 0.1, to: 0.22, about: 6 } as const;
/** Hair is dark whose darker third lies below; in fair hair the same light is what makes it shine. */
const dark = { share: 0.4, luma: 85 } as const;
/** Ashes are grey: skin and the gold in brown hair have more colour, and the shine of skin is brighter. */
const ashes = { colour: [0.26, 0.42], luma: [165, 200] } as const;
/** How much of the way to the colour of the hair beneath. Some of the light stays: it parts dark hair from dark places. */
const strength = 0.75;

/**
 * Light from behind gets deep into dark hair that ends in thin strands and turns it to ashes, which no ground explains. It
 * takes the colour of the dark hair beneath it, and keeps its strands.
 */
export function darkenPaleEnds(cut: CutOut): void {
  const pixel = cut.width / 960;
  const { depth, hair } = edgesOf(cut, deep * pixel, hairy.about * pixel);
  const within = [...depth.keys()].filter((at) => alphaAt(cut, at) > 0 && (depth[at] ?? 0) < deep * pixel);
  const roots = within.filter(
    (at) => alphaAt(cut, at) >= solid && (depth[at] ?? 0) >= own * pixel && (hair[at] ?? 0) > 0.5,
  );
  const lumas = roots.map((at) => lumaOf(colourAt(cut, at))).toSorted((a, b) => a - b);
  const limit = lumas[Math.floor(lumas.length * dark.share)] ?? Infinity;
  if (limit > dark.luma) return;
  const isRoot = new Set(roots.filter((at) => lumaOf(colourAt(cut, at)) <= limit));
  const band = within.filter((at) => !isRoot.has(at) && (hair[at] ?? 0) > 0);
  const spread = coloursBeside(cut, band, (at) => isRoot.has(at));
  const beneath = smooth(cut, 8 * pixel, (at) => spread.get(at) ?? (isRoot.has(at) ? colourAt(cut, at) : null));
  const seen = smooth(cut, 5 * pixel, (at) => colourAt(cut, at), true);
  for (const at of spread.keys()) {
    const [to, from] = [beneath(at), seen(at)];
    const darker = lumaOf(to) / Math.max(1, lumaOf(from));
    const share =
      strength *
      (hair[at] ?? 0) *
      (1 - rise(0.4, 1, (depth[at] ?? 0) / (deep * pixel))) *
      (1 - rise(0.6, 0.9, darker)) *
      ashen(from) *
      ashen(colourAt(cut, at));
    for (const [channel, value] of to.entries()) {
      const ratio = Math.min(1, value / Math.max(1, from[channel] ?? 1));
      const i = at * 4 + channel;
      cut.data[i] = Math.round((cut.data[i] ?? 0) * (1 - share + share * ratio));
    }
  }
}

/** How far each pixel is from where nothing is, up to `far`, and how much the edge nearest to it is hair's. */
function edgesOf(
  cut: CutOut,
  far: number,
  about: number,
): { readonly depth: Float32Array; readonly hair: Float32Array } {
  const { width, height } = cut;
  const depth = new Float32Array(width * height).fill(Infinity);
  const half = depth.map((_, at) => (alphaAt(cut, at) > 16 && alphaAt(cut, at) < 240 ? 1 : 0));
  const hair = blurPlane(half, cut, about).map((share) => rise(hairy.from, hairy.to, share));
  const queue = [...depth.keys()].filter((at) => alphaAt(cut, at) < 128);
  for (const at of queue) depth[at] = 0;
  for (const at of queue) {
    const next = (depth[at] ?? 0) + 1;
    if (next > far) continue;
    const column = at % width;
    for (const one of [column > 0 ? at - 1 : at, column < width - 1 ? at + 1 : at, at - width, at + width]) {
      if (!((depth[one] ?? 0) > next)) continue;
      depth[one] = next;
      hair[one] = hair[at] ?? 0;
      queue.push(one);
    }
  }
  return { depth, hair: blurPlane(hair, cut, about) };
}

/** The colours about a place, of those that have one; what is half seen through counts half where `thin`. */
function smooth(cut: CutOut, sigma: number, of: (at: number) => Rgb | null, thin = false): (at: number) => Rgb {
  const empty = (): Float32Array => new Float32Array(cut.width * cut.height);
  const [sums, weight] = [[empty(), empty(), empty()] as const, empty()];
  for (let at = 0; at < weight.length; at += 1) {
    const colour = of(at);
    const share = thin ? alphaAt(cut, at) / 255 : 1;
    if (!colour || share === 0) continue;
    weight[at] = share;
    for (const channel of [0, 1, 2] as const) sums[channel][at] = colour[channel] * share;
  }
  const [red, green, blue] = sums.map((plane) => blurPlane(plane, cut, sigma)) as unknown as Planes;
  const all = blurPlane(weight, cut, sigma);
  return (at) => {
    const least = Math.max(0.02, all[at] ?? 0);
    return [(red[at] ?? 0) / least, (green[at] ?? 0) / least, (blue[at] ?? 0) / least];
  };
}

function ashen(colour: Rgb): number {
  const [least, greatest] = [Math.min(...colour), Math.max(...colour, 1)];
  return (1 - rise(...ashes.colour, 1 - least / greatest)) * (1 - rise(...ashes.luma, lumaOf(colour)));
}

function lumaOf([red, green, blue]: Rgb): number {
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

function rise(from: number, to: number, value: number): number {
  const share = clamp((value - from) / (to - from), 0, 1);
  return share * share * (3 - 2 * share);
}
