import type { Matrix, Place } from './place.ts';

export type Frame = { readonly width: number; readonly height: number };
export type Point = { readonly x: number; readonly y: number };

/** The part of a place that a frame shows, in pixels of its picture; mirrored when its light must come from the right. */
export type View = {
  readonly crop: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly mirrored: boolean;
  /** Pixels of the frame to one of the picture. */
  readonly scale: number;
};

/** Where the product's foot is, as a share of a frame's height: lower where there is little height. */
function groundOf(aspect: number): number {
  return aspect > 1.4 ? 0.83 : 0.77;
}

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** Of the height of a plate that the largest product of a place should have: podiums have much around them. */
const filled = 0.46;
/** Nearer than that an arch or a lamp that makes the place is lost. */
const closest = 1.14;
/** Of a podium this much more than itself is seen. */
const podiumRoom = 1.08;

/** How much nearer a camera goes to a place whose products would be small, without losing the sides of what they stand on. */
function nearnessOf({ stand, size: [, height], extent }: Place, across: number): number {
  const wish = (filled * height) / (stand.heightM * stand.pxPerM);
  const sides = extent?.kind === 'disc' ? across / (2 * extent.r * stand.pxPerM * podiumRoom) : closest;
  return clamp(Math.min(wish, sides), 1, closest);
}

export function viewOf(place: Place, frame: Frame, mirrored: boolean): View {
  const [width, height] = place.size;
  const aspect = frame.width / frame.height;
  const across = Math.min(width, height * aspect);
  const down = across / aspect;
  const x = clamp(place.stand.x - across / 2, 0, width - across);
  const y = clamp(place.stand.y - down * groundOf(aspect), 0, height - down);
  const whole = { crop: { x, y, width: across, height: down }, mirrored, scale: frame.width / across };
  return aspect > 1.4 ? whole : nearer(whole, place, nearnessOf(place, across));
}

/** As seen from so many times nearer, the product's foot where it is. */
export function nearer({ crop, mirrored, scale }: View, { stand }: Place, times: number): View {
  return {
    crop: {
      x: stand.x - (stand.x - crop.x) / times,
      y: stand.y - (stand.y - crop.y) / times,
      width: crop.width / times,
      height: crop.height / times,
    },
    mirrored,
    scale: scale * times,
  };
}

function apply([a, b, c]: Matrix, x: number, y: number): Point {
  const depth = c[0] * x + c[1] * y + c[2];
  return { x: (a[0] * x + a[1] * y + a[2]) / depth, y: (b[0] * x + b[1] * y + b[2]) / depth };
}

function invert([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [A, B, C] = [e * i - f * h, f * g - d * i, d * h - e * g];
  const all = a * A + b * B + c * C;
  return [
    [A / all, (c * h - b * i) / all, (b * f - c * e) / all],
    [B / all, (a * i - c * g) / all, (c * d - a * f) / all],
    [C / all, (b * g - a * h) / all, (a * e - b * d) / all],
  ];
}

/** The ground as the frame sees it: metres to the right of the stand and away from the camera. */
export type Ground = {
  toMetres(point: Point): Point;
  toFrame(point: Point): Point;
  /** Where it ends in infinity, in the frame. */
  readonly horizon: number;
};

export function groundIn(place: Place, { crop, mirrored, scale }: View): Ground {
  const back = invert(place.ground);
  const side = mirrored ? -1 : 1;
  const across = (x: number): number => (mirrored ? crop.x + crop.width - x / scale : crop.x + x / scale);
  return {
    horizon: (place.horizonY - crop.y) * scale,
    toMetres({ x, y }) {
      const found = apply(back, across(x), crop.y + y / scale);
      return { x: found.x * side, y: found.y };
    },
    toFrame({ x, y }) {
      const found = apply(place.ground, x * side, y);
      const left = mirrored ? crop.x + crop.width - found.x : found.x - crop.x;
      return { x: left * scale, y: (found.y - crop.y) * scale };
    },
  };
}

/** The direction towards the light, as the frame sees it. */
export function keyIn({ key }: Place, { mirrored }: Pick<View, 'mirrored'>): readonly [number, number, number] {
  const [x, y, z] = key.to;
  return [mirrored ? -x : x, y, z];
}
