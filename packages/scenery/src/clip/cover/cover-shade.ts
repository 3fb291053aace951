import type { Box } from '../../compose/cutout.ts';
import { broadLight, type KeyLight, shadowOf, spreadOf } from '../../place/cast-blots.ts';
import { drawContactLine, isSoft } from '../../place/contact-line.ts';
import { drawShadowMasks, type ProductPlace, type Standpoint } from '../../place/draw-product-place.ts';
import { type Frame, groundIn, keyIn } from '../../place/frame-view.ts';
import { broadDarkOf, shadowMasks } from '../../place/ground-shadow.ts';
import { keyShare } from '../../place/key-share.ts';
import { type Blot, gather } from '../../place/occlusion.ts';
import { drawPlaceReflection } from '../../place/place-reflection.ts';
import type { MakeCanvas } from '../../stage.ts';
import type { Cover } from './cover-shape.ts';

const slices = 18;

/** What the cover does to a place's light, so far above the ground: the same as a product does, from its true shape. */
export function drawCoverShade(
  context: CanvasRenderingContext2D,
  frame: Frame,
  order: Pick<ProductPlace, 'place' | 'pictures'>,
  { view, at }: Standpoint,
  cover: Cover,
  up: number,
  makeCanvas: MakeCanvas,
): void {
  const { place } = order;
  const ground = groundIn(place, view);
  const foot = ground.toMetres({ x: at.x + at.width / 2, y: at.y + at.height });
  const key = { ...place.key, to: keyIn(place, view) };
  const { rx, ry, height } = cover;
  const thrownBy = (light: KeyLight): Blot[] =>
    Array.from({ length: slices + 1 }, (_, slice) => {
      const high = up + (height * slice) / slices;
      return { ...shadowOf(0, high, light), rx, ry, soft: 0.0012 + high * spreadOf(light) };
    });
  // Lifted, it keeps less of the sky from the ground, and no line of it.
  const around = { x: 0, y: 0, rx, ry };
  const cast = {
    cast: gather(thrownBy(key), 320),
    broad: gather(thrownBy(broadLight(key)), 80),
    broadDark: broadDarkOf(keyShare(frame, order, view, at, makeCanvas)),
    tight: gather(up > 0 ? [] : [{ ...around, soft: Math.min(0.006, height * 0.03) }], 160),
    wide: gather([{ ...around, soft: Math.min(0.06, height * 0.2) + 1.6 * up }], 80),
  };
  const standing = { x: foot.x, y: foot.y + cover.y, heightM: height, slope: 0 };
  const masks = shadowMasks(place, frame, ground, standing, cast, makeCanvas);
  drawShadowMasks(context, frame, view, order, masks, makeCanvas);
}

/** What a closed cover does besides: it is mirrored in a ground that shines, and no light gets in under its edge. */
export function drawCoverContact(
  context: CanvasRenderingContext2D,
  { place }: Pick<ProductPlace, 'place'>,
  closed: CanvasRenderingContext2D,
  box: Box,
  makeCanvas: MakeCanvas,
): void {
  drawPlaceReflection(context, closed, box, place.surface, 1, makeCanvas);
  drawContactLine(context, closed, box, { strength: 1, soft: isSoft(place.surface) }, makeCanvas);
}
