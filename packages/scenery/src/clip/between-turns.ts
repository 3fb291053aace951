import type { Box } from '../compose/cutout.ts';
import type { MakeCanvas } from '../stage.ts';
import { depthOf, type Profile, profileOf } from './turn-product.ts';

/** One picture of a turn, as large as it stands in the frame, and where. */
export type TurnPicture = { readonly product: CanvasRenderingContext2D; readonly at: Box };

type Side = {
  readonly pixels: Uint8ClampedArray;
  readonly at: Box;
  readonly profile: Profile;
  /** How far it has to be turned, in radians. */
  readonly angle: number;
};

/**
 * What a camera would have seen between two pictures of a turn, at shares of the way: both are bent onto the outline that
 * lies between theirs, turned towards each other as if the product were round, and blended. Faded into each other as they
 * are, a shoe would have two heels.
 */
export function betweenTurns(
  one: TurnPicture,
  two: TurnPicture,
  degrees: number,
  shares: readonly number[],
  makeCanvas: MakeCanvas,
): TurnPicture[] {
  const [first, second] = [seen(one), seen(two)];
  const radians = (degrees * Math.PI) / 180;
  return shares.map((share) => {
    const at = boxBetween(one.at, two.at, share);
    const made = makeCanvas(at.width, at.height);
    const into = made.createImageData(at.width, at.height);
    const turnedOn = { ...first, angle: radians * share * depthOf(one.at) };
    const turnedBack = { ...second, angle: -radians * (1 - share) * depthOf(two.at) };
    blendRows(turnedOn, turnedBack, share, at, into.data);
    made.putImageData(into, 0, 0);
    return { product: made, at };
  });
}

function seen({ product, at }: TurnPicture): Omit<Side, 'angle'> {
  const image = product.getImageData(0, 0, at.width, at.height);
  return { pixels: image.data, at, profile: profileOf(image) };
}

export function boxBetween(one: Box, two: Box, share: number): Box {
  const between = (from: number, to: number): number => from + (to - from) * share;
  const [left, top] = [Math.floor(between(one.x, two.x)), Math.floor(between(one.y, two.y))];
  const right = Math.ceil(between(one.x + one.width, two.x + two.width));
  const bottom = Math.ceil(between(one.y + one.height, two.y + two.height));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function blendRows(one: Side, two: Side, share: number, at: Box, into: Uint8ClampedArray): void {
  const sum = new Float64Array(4);
  for (let y = 0; y < at.height; y += 1) {
    const [above, below] = [rowOf(one, y, at), rowOf(two, y, at)];
    const middle = above.middle + (below.middle - above.middle) * share;
    const half = above.half + (below.half - above.half) * share;
    for (let x = 0; x < at.width; x += 1) {
      const place = (at.x + x + 0.5 - middle) / half;
      sum.fill(0);
      addPixel(one, above, place, 1 - share, sum);
      addPixel(two, below, place, share, sum);
      const alpha = sum[3] as number;
      if (alpha < 0.5) continue;
      const to = (y * at.width + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) into[to + channel] = (sum[channel] as number) / alpha;
      into[to + 3] = alpha;
    }
  }
}

type Row = { readonly y: number; readonly middle: number; readonly half: number };

/** The row of a picture that lies where this one does, and where the product is in it, in pixels of the frame. */
function rowOf({ at, profile }: Side, y: number, into: Box): Row {
  const row = Math.min(at.height - 1, Math.floor(((y + 0.5) / into.height) * at.height));
  return { y: row, middle: at.x + (profile.middle[row] ?? 0), half: profile.half[row] ?? 1 };
}

/** Adds a share of what the turned picture shows there; colours count by how solid they are. */
function addPixel({ pixels, at, angle }: Side, row: Row, place: number, share: number, sum: Float64Array): void {
  const turned = Math.abs(place) >= 1 ? place : Math.sin(Math.asin(place) - angle);
  const from = row.middle + turned * row.half - at.x - 0.5;
  const left = Math.floor(from);
  const part = from - left;
  for (let step = 0; step < 2; step += 1) {
    const x = left + step;
    if (x < 0 || x >= at.width) continue;
    const pixel = (row.y * at.width + x) * 4;
    const alpha = (pixels[pixel + 3] as number) * share * (step === 0 ? 1 - part : part);
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (pixels[pixel + channel] as number) * alpha;
    sum[3] = (sum[3] as number) + alpha;
  }
}
