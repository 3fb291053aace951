import type { Box } from '../compose/cutout.ts';
import { linear } from '../paint/linear.ts';
import type { MakeCanvas } from '../stage.ts';
import { shadowOf } from './cast-blots.ts';
import { drawPlacePicture } from './draw-place.ts';
import { type Frame, groundIn, keyIn, type View } from './frame-view.ts';
import type { Light } from './place-light.ts';
import type { Place, PlacePictures } from './place.ts';

/** The longer side of what is looked at. */
const longest = 160;
/** Where less of the light than this is the key light, nothing is dappled. */
const least = 0.12;
/** Towards the ends of the frame, in shares of it, and up to this height, in metres, the pattern gives way to its mean. */
const fading = 0.12;
const highest = 0.2;
/** What shines more than this shows lamps and windows, which are no pattern of shade. */
const smoothest = 0.3;

/** How much of the key light reaches a point of the product, from 0 to 1: to the right of its foot and above it, in metres. */
export type Reaches = (x: number, up: number) => number;

export type Dapples = {
  readonly reaches: Reaches;
  /** How much of each colour of all light the key light is, where nothing is in its way. */
  readonly keyShare: Light;
};

/**
 * What keeps the key light from the ground keeps it from the product, too: the ray that would go through a point of it
 * ends where the shadow of that point falls, and whether light arrives there is seen in the empty place.
 */
export function dapplesOn(
  frame: Frame,
  { place, pictures }: { readonly place: Place; readonly pictures: PlacePictures },
  view: View,
  at: Box,
  makeCanvas: MakeCanvas,
): Dapples {
  const scale = longest / Math.max(frame.width, frame.height);
  const [width, height] = [Math.ceil(frame.width * scale), Math.ceil(frame.height * scale)];
  const [lit, shaded] = [pictures.plate, pictures.shade].map((picture) => {
    const small = makeCanvas(width, height);
    drawPlacePicture(small, picture, place, view, { width, height });
    return small.getImageData(0, 0, width, height).data;
  }) as [Uint8ClampedArray, Uint8ClampedArray];
  const ground = groundIn(place, view);
  const foot = ground.toMetres({ x: at.x + at.width / 2, y: at.y + at.height });
  const key = { ...place.key, to: keyIn(place, view) };
  const shares = Float32Array.from({ length: width * height }, (_, index) => {
    const all = linear[lit[index * 4 + 1] as number] as number;
    return all < 0.004 ? 0 : Math.max(0, 1 - (linear[shaded[index * 4 + 1] as number] as number) / all);
  });
  const top = Math.ceil(Math.max(ground.horizon, at.y + at.height * 0.7) * scale);
  const sorted = shares.slice(top * width).toSorted();
  const open = sorted[Math.floor(sorted.length * 0.9)] ?? 0;
  const keyShare = shareOf(lit, shaded, (index) => index >= top * width && (shares[index] as number) >= open * 0.9);
  if (open < least) return { reaches: () => 1, keyShare };
  const shareAt = (x: number, y: number): number => {
    const [column, row] = [Math.floor(x), Math.floor(y)];
    const [across, down, index] = [x - column, y - row, row * width + column];
    const line = (from: number): number =>
      (shares[from] as number) * (1 - across) + (shares[from + 1] as number) * across;
    return line(index) * (1 - down) + line(index + width) * down;
  };
  /** And how sure that is: towards the ends of what is seen of the ground, not at all. */
  const seen = (x: number, up: number): { reach: number; sure: number } => {
    const fallen = shadowOf(x, up, key);
    const [aside, away] = [foot.x + fallen.x, foot.y + fallen.y];
    const point = ground.toFrame({ x: aside, y: away });
    const [column, row] = [point.x * scale, point.y * scale];
    const beyond = place.extent?.kind === 'rect' ? place.extent.y1 - away : Infinity;
    const room = Math.min(column, row - ground.horizon * scale, width - 2 - column, height - 2 - row);
    if (room <= 0 || beyond <= 0) return { reach: 0, sure: 0 };
    const sure = Math.min(1, room / (fading * longest), beyond / 0.06);
    return { reach: Math.min(1, shareAt(column, row) / open), sure: sure * Math.max(0, 1 - up / highest) };
  };
  const wide = at.width / (place.stand.pxPerM * view.scale);
  const low = Array.from({ length: 48 }, (_, index) =>
    seen(((index % 8) / 7 - 0.5) * wide, Math.floor(index / 8) * 0.012),
  );
  const shines = place.surface.roughness < smoothest;
  const sureness = low.reduce((sum, { sure }) => sum + sure, 1e-6);
  const usual = low.reduce((sum, { reach, sure }) => sum + reach * sure, 0) / sureness;
  return {
    keyShare,
    reaches: (x, up) => {
      const { reach, sure } = seen(x, up);
      return shines ? usual : usual + sure * (reach - usual);
    },
  };
}

/** Of each colour, over all pixels that count. */
function shareOf(lit: Uint8ClampedArray, shaded: Uint8ClampedArray, counts: (index: number) => boolean): Light {
  const sums = [1e-6, 1e-6, 1e-6, 0, 0, 0];
  for (let index = 0; index < lit.length / 4; index += 1) {
    if (!counts(index)) continue;
    for (let channel = 0; channel < 3; channel += 1) {
      sums[channel] = (sums[channel] as number) + (linear[lit[index * 4 + channel] as number] as number);
      sums[channel + 3] = (sums[channel + 3] as number) + (linear[shaded[index * 4 + channel] as number] as number);
    }
  }
  const share = (channel: number): number =>
    Math.max(0, Math.min(1, 1 - (sums[channel + 3] as number) / (sums[channel] as number)));
  return [share(0), share(1), share(2)];
}
