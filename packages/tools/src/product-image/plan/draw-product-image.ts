import type { ProductBackdrop, ProductImageInput } from '@adwright/contract/ads-image/product-image.ts';
import type { Box, Cutout } from '@adwright/scenery/compose/cutout.ts';
import { drawPackshot } from '@adwright/scenery/compose/draw-packshot.ts';
import { drawProductScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { drawProductPlace } from '@adwright/scenery/place/draw-product-place.ts';
import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { placeOf } from '@adwright/places/places.ts';
import { colorScene, gradientScene, pictureScene } from '@adwright/scenery/scenes/own.ts';
import { scenes } from '@adwright/scenery/scenes/registry.ts';
import type { MakeCanvas, Scene } from '@adwright/scenery/stage.ts';
import type { BackdropPicture } from '../../kit/cutout/plan/backdrop-picture.ts';
import { type Frame, marketplace } from './plan.ts';

export type Arrangement = Pick<ProductImageInput, 'placing' | 'shadow' | 'light' | 'match_light' | 'height_cm'>;

/** What a backdrop needs that is not painted: a picture of the person's, or the two of a place. */
export type BackdropPictures = BackdropPicture | PlacePictures;

/** A described or chosen picture that is not there yet is drawn as the colour it will stand before. */
export function sceneOf(backdrop: ProductBackdrop, picture: BackdropPicture | undefined): Scene {
  if (backdrop.kind === 'scene') return scenes.find(({ id }) => id === backdrop.scene) ?? colorScene('#ffffff');
  if (backdrop.kind === 'color') return colorScene(backdrop.color);
  if (backdrop.kind === 'gradient') return gradientScene(backdrop.from, backdrop.to, backdrop.angle);
  return picture ? pictureScene(picture.source, picture) : colorScene('#e7e5e1');
}

/** The same in the preview and in the file. Null for a backdrop is the marketplace's white. */
export function drawProductImage(
  context: CanvasRenderingContext2D,
  frame: Frame,
  cutout: Cutout,
  backdrop: ProductBackdrop | null,
  pictures: BackdropPictures | undefined,
  arrangement: Arrangement,
  makeCanvas: MakeCanvas,
): Box {
  if (backdrop === null) return drawPackshot(context, frame, { cutout, ...marketplace }, makeCanvas);
  const { placing, shadow, light } = arrangement;
  const place = backdrop.kind === 'place' ? placeOf(backdrop.place) : undefined;
  if (place && pictures && 'plate' in pictures) {
    const { match_light: match, height_cm } = arrangement;
    const heightM = height_cm === null ? undefined : height_cm / 100;
    const order = { place, pictures, cutout, placing, shadow, light: light ?? undefined, match, heightM };
    return drawProductPlace(context, frame, order, makeCanvas);
  }
  const scene = sceneOf(backdrop, pictures && 'source' in pictures ? pictures : undefined);
  const color = backdrop.kind === 'scene' && scene.takesColor ? backdrop.color : null;
  return drawProductScene(
    context,
    frame,
    { scene, cutout, placing, shadow, light: light ?? undefined, color: color ?? undefined },
    makeCanvas,
  );
}
