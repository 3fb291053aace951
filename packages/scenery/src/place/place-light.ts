import type { Box } from '../compose/cutout.ts';
import { linear } from '../paint/linear.ts';
import type { MakeCanvas } from '../stage.ts';
import { drawPlacePicture, viewWithin } from './draw-place.ts';
import type { Frame, View } from './frame-view.ts';
import type { Place, PlacePictures } from './place.ts';

/** Light of the three colours, as it adds up. */
export type Light = readonly [red: number, green: number, blue: number];

/** What the picture of a place tells of the light about a product. */
export type PlaceLight = {
  /** How bright what is bright is there. */
  readonly level: number;
  /** Lamps and lit things that are seen on either side, without the even light that is everywhere. */
  readonly left: Light;
  readonly right: Light;
  /** The colour of the ground before it. */
  readonly ground: Light;
};

const seen = { width: 24, height: 24 } as const;
/** Of what is around a product, the share that is no brighter than what counts as bright. */
const bright = 0.9;

export function luminance([red, green, blue]: Light): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function scaled([red, green, blue]: Light, by: number): Light {
  return [red * by, green * by, blue * by];
}

/** A colour that is seen, and where: from 0 to 1 across the part that is looked at. */
type Seen = { readonly colour: Light; readonly across: number };

/** The colours of a part of the place, or none of what lies beyond its edges. */
function coloursIn(
  picture: PlacePictures['plate'],
  place: Place,
  view: View,
  frame: Frame,
  part: Box,
  makeCanvas: MakeCanvas,
): Seen[] {
  const small = makeCanvas(seen.width, seen.height);
  drawPlacePicture(small, picture, place, viewWithin(view, frame, part), seen);
  const { data } = small.getImageData(0, 0, seen.width, seen.height);
  const found: Seen[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [at, at + 1, at + 2].map((index) => linear[data[index] as number] as number);
    if (data[at + 3] !== 255 || red === undefined || green === undefined || blue === undefined) continue;
    found.push({ colour: [red, green, blue], across: ((at / 4) % seen.width) / (seen.width - 1) });
  }
  return found;
}

function meanOf(found: readonly Seen[], weight: (one: Seen) => number = () => 1): Light {
  let [red, green, blue, all] = [0, 0, 0, 1e-6];
  for (const one of found) {
    const share = weight(one);
    red += one.colour[0] * share;
    green += one.colour[1] * share;
    blue += one.colour[2] * share;
    all += share;
  }
  return [red / all, green / all, blue / all];
}

/** A lamp is burnt white in its picture; what it lights shows its colour. */
const colourful = 1.7;

/** What stands out: the mean to which everything counts as much as it shines and is near, less the plain mean. */
function lampsIn(found: readonly Seen[], near: (one: Seen) => number): Light {
  const shining = meanOf(found, (one) => luminance(one.colour) * near(one) ** 2);
  const even = meanOf(found);
  const over = shining.map((value, index) => Math.max(0, value - (even[index] as number))) as unknown as Light;
  const grey = luminance(over);
  const [red, green, blue] = withoutGreen(over);
  return [red, green, blue].map((value) => Math.max(0, grey + colourful * (value - grey))) as unknown as Light;
}

/** Light through leaves is green, and no photographer leaves it so on a product. */
function withoutGreen([red, green, blue]: Light): Light {
  return [red, green - 0.8 * Math.max(0, green - (red + blue) / 2), blue];
}

/** Of brightness one; what is nearly black has no colour, and nothing more of it than eyes believe of a light. */
export function hueOf(light: Light): Light {
  const kept = withoutGreen(light);
  const all = luminance(kept);
  return all < 0.004 ? [1, 1, 1] : (scaled(kept, 1 / all).map((value) => Math.min(1.6, value)) as unknown as Light);
}

export function placeLight(
  frame: Frame,
  { place, pictures }: { readonly place: Place; readonly pictures: PlacePictures },
  view: View,
  { x, y, width, height }: Box,
  makeCanvas: MakeCanvas,
): PlaceLight {
  const look = (part: Box): Seen[] => coloursIn(pictures.plate, place, view, frame, part, makeCanvas);
  const reach = Math.max(width, height);
  const foot = y + height;
  const around = look({ x: x - reach, y: foot - 1.2 * reach, width: width + 2 * reach, height: 1.5 * reach });
  const brightness = around.map(({ colour }) => luminance(colour)).toSorted((one, other) => one - other);
  const side = { y: foot - 1.6 * reach, width: reach + width / 2, height: 1.6 * reach };
  return {
    level: brightness[Math.floor(brightness.length * bright)] ?? 1,
    left: lampsIn(look({ ...side, x: x - reach }), ({ across }) => across),
    right: lampsIn(look({ ...side, x: x + width / 2 }), ({ across }) => 1 - across),
    ground: meanOf(look({ x: x - 0.3 * width, y: y + height, width: 1.6 * width, height: 0.4 * height })),
  };
}
