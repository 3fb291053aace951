import type { Color } from '@adwright/studio/creative/paint.ts';
import { seedOf, seeded } from '../seeded.ts';
import type { MakeCanvas, Scene } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';
import { fitProduct } from './fit-product.ts';
import { placeProduct, type Placing } from './place-product.ts';
import { drawReflection } from './reflection.ts';
import { drawShadows } from './shadow.ts';

export type ProductScene = {
  readonly scene: Scene;
  readonly cutout: Cutout;
  readonly color?: Color | undefined;
  readonly placing?: Placing | undefined;
  /** Strength of the shadows and the reflection: 0 none, 1 (if not given) as the scene has them. */
  readonly shadow?: number | undefined;
  /** Where the light comes from; if not given, from where the product is lit. */
  readonly light?: number | undefined;
};

/**
 * Paints the scene, the product's shadows and reflection, and the product last: nothing is drawn over it and nothing
 * is done to its pixels but fitting them to the frame. Answers where it stands.
 */
export function drawProductScene(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  { scene, cutout, color, placing, shadow = 1, light = cutout.light }: ProductScene,
  makeCanvas: MakeCanvas,
): Box {
  const at = placeProduct(frame, scene, cutout, placing);
  paintScene(context, frame, { scene, color, light }, at, makeCanvas);
  if (shadow > 0) drawShade(context, frame, { scene, cutout, shadow, light }, at, makeCanvas);
  drawProduct(context, cutout, at, makeCanvas);
  return at;
}

/** The scene alone, as it is around a product that stands there. */
export function paintScene(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  { scene, color, light }: Required<Pick<ProductScene, 'scene' | 'color'>> & { readonly light: number },
  at: Box,
  makeCanvas: MakeCanvas,
): void {
  scene.paint({
    context,
    ...frame,
    unit: Math.min(frame.width, frame.height),
    foot: { x: at.x + at.width / 2, y: at.y + at.height },
    productWidth: at.width,
    color: color ?? scene.color,
    light,
    random: seeded(seedOf(scene.id)),
    makeCanvas,
  });
}

/** The scene before there is a product, as it is around one that is as wide as high. */
export function drawEmptyScene(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  scene: Scene,
  makeCanvas: MakeCanvas,
): void {
  const at = placeProduct(frame, scene, { box: { x: 0, y: 0, width: 1, height: 1 } });
  paintScene(context, frame, { scene, color: undefined, light: -0.8 }, at, makeCanvas);
}

/** What the product does to the scene: its reflection and its shadows. */
export function drawShade(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  {
    scene,
    cutout,
    shadow,
    light,
  }: Pick<ProductScene, 'scene' | 'cutout'> & { readonly shadow: number; readonly light: number },
  at: Box,
  makeCanvas: MakeCanvas,
): void {
  const layer = fitProduct(cutout, at, makeCanvas);
  if (scene.reflection > 0) drawReflection(context, frame, layer, at, scene.reflection, makeCanvas);
  const look = { ...scene.shadow, contact: scene.shadow.contact * shadow, cast: scene.shadow.cast * shadow };
  drawShadows({ context, frame, product: layer, at, look, light, makeCanvas });
}

/**
 * The one way the product gets onto a picture, so that a test can hold the picture against it. It is fitted on a layer
 * of its own first: scaled straight onto the scene, a pixel that is solid but for a hair would let the scene through.
 */
export function drawProduct(context: CanvasRenderingContext2D, cutout: Cutout, at: Box, makeCanvas: MakeCanvas): void {
  context.drawImage(fitProduct(cutout, at, makeCanvas).canvas, at.x, at.y);
}
