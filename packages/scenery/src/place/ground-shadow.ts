import type { Box } from '../compose/cutout.ts';
import type { MakeCanvas } from '../stage.ts';
import { broadLight, castBlots } from './cast-blots.ts';
import { isSoft } from './contact-line.ts';
import { type Frame, type Ground, keyIn, type Point, type View } from './frame-view.ts';
import { contactBlots, gather, type Occlusion, occlusionAt } from './occlusion.ts';
import type { Outline } from './outline.ts';
import type { Extent, Place } from './place.ts';

/** How much of the key light and of all light each pixel of the ground loses; smaller than the frame, for speed. */
export type ShadowMasks = {
  readonly cast: CanvasRenderingContext2D;
  readonly contact: CanvasRenderingContext2D;
  /** From the frame's pixels to the masks'. */
  readonly scale: number;
};

export type Standing = {
  readonly x: number;
  readonly y: number;
  readonly heightM: number;
  /** How far it goes away from the camera for each metre to the right: 0 for what stands straight. */
  readonly slope: number;
};

const widest = 900;
/** The camera that took the product may have looked down more than the place's: it is not turned further than this. */
const steepest = 0.8;
const darkness = { wide: 0.64, tight: 0.88 } as const;
/** How much of all other light a product keeps from the ground beside it. */
const broadest = 0.95;

/** Where on the ground the product stands: its lowest pixels are the front of its foot. Null when it hangs in the air. */
export function standingOf(ground: Ground, at: Box, { foot, slant }: Outline): Standing | null {
  const front = { x: at.x + at.width / 2, y: at.y + at.height };
  if (front.y < ground.horizon + 4) return null;
  const here = ground.toMetres(front);
  const [left, right] = [-0.05, 0.05].map((aside) => ground.toFrame({ x: here.x + aside, y: here.y }).x) as [
    number,
    number,
  ];
  const heightM = at.height / ((right - left) / 0.1);
  const behind = foot.reduce((most, { deep }) => Math.max(most, deep), 0) * heightM;
  if (!slant) return { x: here.x, y: here.y + behind, heightM, slope: 0 };
  const along = (x: number): Point => {
    const up = Math.min(at.height * (slant.middle + slant.climb * x), front.y - ground.horizon - 4);
    return ground.toMetres({ x: front.x + x * at.height, y: front.y - up });
  };
  const half = at.width / at.height / 2;
  const [start, end] = [along(-half), along(half)];
  const slope = Math.max(-steepest, Math.min(steepest, (end.y - start.y) / (end.x - start.x)));
  return { x: here.x, y: along(0).y + behind, heightM, slope };
}

function within(extent: Extent | null, x: number, y: number): number {
  if (extent === null) return 1;
  const inside = extent.kind === 'disc' ? extent.r - Math.sqrt(x * x + y * y) : extent.y1 - y;
  return Math.max(0, Math.min(1, inside / 0.004));
}

/** How much higher ground that gives way is from place to place than the plane it is taken for, in metres. */
const uneven = 0.008;
/** So near to the product it was trodden flat. */
const trodden = 0.06;

/** How far away from the camera what is seen of uneven ground seems to be moved: no shadow on it has a straight edge. */
function unevenness(x: number, y: number, away: number): number {
  const wide = Math.sin(71 * x + 23 * y + 1) + Math.sin(133 * x - 41 * y + 4);
  const fine = 0.2 * Math.sin(389 * x + 97 * y) + 0.1 * Math.sin(811 * x - 173 * y);
  return ((uneven * (wide + fine)) / 2) * Math.min(1, away / trodden);
}

type Cast = {
  readonly cast: Occlusion;
  readonly tight: Occlusion;
  readonly wide: Occlusion;
  /** What it keeps of the light of the room or the sky, and how much that matters: little where the key light is strong. */
  readonly broad: Occlusion;
  readonly broadDark: number;
};

/** How dark the shadow of all other light is where so much of it is the key light. */
export function broadDarkOf(keyShare: number): number {
  return broadest * (1 - keyShare) ** 1.1;
}

export function castOf(
  place: Place,
  view: View,
  outline: Outline,
  { heightM, slope }: Standing,
  keyShare: number,
): Cast {
  const { distance, angularDeg } = place.key;
  const key = { to: keyIn(place, view), distance, angularDeg };
  const { tight, wide } = contactBlots(outline, heightM, slope);
  return {
    cast: gather(castBlots(outline, heightM, slope, key), 320),
    broad: gather(castBlots(outline, heightM, slope, broadLight(key)), 80),
    broadDark: broadDarkOf(keyShare),
    tight: gather(tight, 160),
    wide: gather(wide, 80),
  };
}

/** The masks of a product's shadow, drawn onto the ground as the camera sees it. */
export function shadowMasks(
  place: Place,
  frame: Frame,
  ground: Ground,
  standing: Standing,
  { cast, tight, wide, broad, broadDark }: Cast,
  makeCanvas: MakeCanvas,
): ShadowMasks {
  const scale = Math.min(1, widest / Math.max(frame.width, frame.height));
  const [width, height] = [frame.width, frame.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const made = { cast: makeCanvas(width, height), contact: makeCanvas(width, height), scale };
  const [thrown, touching] = [made.cast.createImageData(width, height), made.contact.createImageData(width, height)];
  // Asked for once: on Node's canvas each `data` is a call out of the engine.
  const [castPixels, contactPixels] = [thrown.data, touching.data];
  const top = Math.max(0, Math.ceil((ground.horizon + 2) * scale));
  const soft = isSoft(place.surface);
  for (let row = top; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const { x, y } = ground.toMetres({ x: (column + 0.5) / scale, y: (row + 0.5) / scale });
      const inside = within(place.extent, x, y);
      if (inside === 0) continue;
      const [dx, dy] = [x - standing.x, y - standing.y];
      const at = (row * width + column) * 4 + 3;
      const moved = soft ? unevenness(x, y, Math.hypot(dx, dy)) : 0;
      castPixels[at] = Math.round(255 * inside * occlusionAt(cast, dx, dy + moved));
      const dim =
        1 -
        (1 - darkness.wide * occlusionAt(wide, dx, dy)) *
          (1 - darkness.tight * occlusionAt(tight, dx, dy)) *
          (1 - broadDark * occlusionAt(broad, dx, dy));
      if (dim === 0) continue;
      // Light is linear, the canvas is not.
      contactPixels[at] = Math.round(255 * inside * (1 - (1 - dim) ** (1 / 2.2)));
    }
  }
  made.cast.putImageData(thrown, 0, 0);
  made.contact.putImageData(touching, 0, 0);
  return made;
}
