import type { Box } from '../compose/cutout.ts';
import type { MakeCanvas } from '../stage.ts';
import { type Dapples, dapplesOn } from './dapples.ts';
import { type Frame, keyIn, type View } from './frame-view.ts';
import { applyLight, emptyMap, type LightMap } from './light-map.ts';
import type { Place, PlacePictures } from './place.ts';
import { hueOf, type Light, type PlaceLight, placeLight } from './place-light.ts';
import { rimsOf } from './rim.ts';

/**
 * How far the product's colours go towards the light of the place, where that has little colour and where it has much, and
 * its brightness towards what is bright there.
 */
const share = { faint: 0.35, strong: 0.9, level: 0.6 } as const;
/** Eyes get used to a light: white is never further from white than this, strongest colour to weakest. */
const strongest = 2.05;
/** As dark as a product gets in a dark place, and how bright white is in a bright one. */
const levels = { least: 0.55, white: 0.72 } as const;
/** How much of the light is missing on the far side, and on the front when the light comes from behind. */
const missing = { aside: 0.75, behind: 0.95, dapples: 0.75 } as const;
/** Of this size a lamp looks in degrees half of that is left: large ones reach around. */
const softens = 40;
/** From the lit edge on, in shares of the width, nothing is missing. */
const lit = 0.3;
/** How much of the colour of the light is left in its shade, beside that of the sky: eyes see the whole as warm. */
const kept = 0.65;
/** Lamps seen beside it, the key light from behind and on its side, and what the ground throws up on its lower part. */
const adds = { lamps: 1.2, key: 1.7, side: 0.5, ground: 0.3, groundHeight: 0.35 } as const;
/** Cells of the map along the longer side. */
const cells = 180;

export type LitOrder = {
  readonly frame: Frame;
  readonly view: View;
  readonly at: Box;
  readonly place: Place;
  readonly pictures: PlacePictures;
};

const ease = (value: number): number => {
  const inside = Math.max(0, Math.min(1, value));
  return inside * inside * (3 - 2 * inside);
};

const mix = (light: Light, part: number): Light => light.map((value) => 1 + part * (value - 1)) as unknown as Light;

function tintOf({ light }: Place): Light {
  const ratio = Math.max(...light) / Math.max(0.05, Math.min(...light));
  const colour = Math.min(1, Math.max(0, ratio - 1.2) / 0.5);
  const part = share.faint + (share.strong - share.faint) * colour;
  const power = Math.min(part, Math.log(strongest) / Math.log(Math.max(1.01, ratio)));
  return hueOf(hueOf(light).map((value) => value ** power) as unknown as Light);
}

function levelOf({ level }: PlaceLight): number {
  return Math.max(levels.least, Math.min(1, (level / levels.white) ** share.level));
}

/** By how much each cell is multiplied: the light's colour, what of it is missing, and the ground's colour from below. */
function shade(map: LightMap, { place, view, at }: LitOrder, seen: PlaceLight, dapples: Dapples): void {
  const [side, behind] = keyIn(place, view);
  const soft = 1 / (1 + place.key.angularDeg / softens);
  const aside = missing.aside * Math.abs(side) * soft;
  const front = missing.behind * Math.max(0, behind) * soft;
  const tint = tintOf(place);
  const even = dapples.keyShare.reduce((sum, value) => sum + value / 3, 0);
  const lost = dapples.keyShare.map((value) => value + kept * (even - value));
  const below = mix(hueOf(seen.ground), adds.ground);
  const level = levelOf(seen);
  const metre = place.stand.pxPerM * view.scale;
  const { columns, rows } = map;
  for (let row = 0; row < rows; row += 1) {
    const up = 1 - (row + 0.5) / rows;
    const bounce = ease(1 - up / adds.groundHeight);
    for (let column = 0; column < columns; column += 1) {
      const across = (column + 0.5) / columns;
      const into = ease(((side > 0 ? 1 - across : across) - lit) / (1 - lit));
      const hidden = 1 - dapples.reaches(((across - 0.5) * at.width) / metre, (up * at.height) / metre);
      const kick =
        adds.side * Math.abs(side) * soft * (1 - ease((side > 0 ? 1 - across : across) / 0.6)) * (1 - hidden);
      const arrives = (1 - aside * into) * (1 - front) * (1 - missing.dapples * hidden);
      for (let channel = 0; channel < 3; channel += 1)
        map.gain[(row * columns + column) * 3 + channel] =
          level *
          (tint[channel] as number) *
          (1 - (1 - arrives) * (lost[channel] as number)) *
          (1 + kick * (dapples.keyShare[channel] as number)) *
          (1 + bounce * ((below[channel] as number) - 1));
    }
  }
}

/** What is added along the outline: lamps on both sides in their colours, and the key light where it comes from behind. */
function addRims(
  map: LightMap,
  product: CanvasRenderingContext2D,
  { place, view }: LitOrder,
  seen: PlaceLight,
  { keyShare }: Dapples,
  makeCanvas: MakeCanvas,
): void {
  const [side, behind] = keyIn(place, view);
  const rims = rimsOf(product, map.columns, map.rows, makeCanvas);
  // Beside the sun nothing else that shines is seen on a product: its other side is in shade.
  const lamps = adds.lamps * Math.min(1, place.key.angularDeg / softens);
  const bright = Math.max(0.25, levelOf(seen)) * adds.key * Math.max(0, behind);
  for (let cell = 0; cell < rims.left.length; cell += 1) {
    const [left, right, up] = [rims.left[cell] as number, rims.right[cell] as number, rims.up[cell] as number];
    const fromKey = bright * Math.min(1, (side > 0 ? right : left) * Math.abs(side) + 0.5 * up);
    for (let channel = 0; channel < 3; channel += 1)
      map.rim[cell * 3 + channel] =
        lamps * (left * (seen.left[channel] as number) + right * (seen.right[channel] as number)) +
        fromKey * (place.light[channel] as number) * (keyShare[channel] as number);
  }
}

/**
 * The product in the light of its place: its colour and how bright it is there, darker where it does not reach, with a rim
 * where lamps stand beside or the sun behind it. It changes the product's pixels, so it is only done when asked for.
 */
export function matchLight(
  product: CanvasRenderingContext2D,
  order: LitOrder,
  makeCanvas: MakeCanvas,
): CanvasRenderingContext2D {
  const { width, height } = product.canvas;
  const scale = Math.min(1, cells / Math.max(width, height));
  const map = emptyMap(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const { frame, view, at } = order;
  const seen = placeLight(frame, order, view, at, makeCanvas);
  const dapples = dapplesOn(frame, order, view, at, makeCanvas);
  shade(map, order, seen, dapples);
  addRims(map, product, order, seen, dapples, makeCanvas);
  const pixels = product.getImageData(0, 0, width, height);
  applyLight(pixels.data, width, height, map);
  const made = makeCanvas(width, height);
  made.putImageData(pixels, 0, 0);
  return made;
}
