import type { Color } from '@adwright/studio/creative/paint.ts';
import { seedOf, seeded } from '../seeded.ts';
import type { MakeCanvas, Scene } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';
import { placeProduct, type Placing } from './place-product.ts';
import { drawReflection } from './reflection.ts';
import { castShadow, contactShadow } from './shadow.ts';

export type ProductScene = {
  readonly scene: Scene;
  readonly cutout: Cutout;
  readonly color?: Color | undefined;
  readonly placing?: Placing | undefined;
  readonly shadow?: boolean | undefined;
};

/**
 * Paints the scene, the product's shadows and reflection, and the product last: nothing is drawn over it and nothing
 * is done to its pixels but fitting them to the frame. Answers where it stands.
 */
export function drawProductScene(
  context: CanvasRenderingContext2D,
  frame: { readonly width: number; readonly height: number },
  { scene, cutout, color, placing, shadow = true }: ProductScene,
  makeCanvas: MakeCanvas,
): Box {
  const at = placeProduct(frame, scene, cutout, placing);
  scene.paint({
    context,
    ...frame,
    unit: Math.min(frame.width, frame.height),
    foot: { x: at.x + at.width / 2, y: at.y + at.height },
    productWidth: at.width,
    color: color ?? scene.color,
    light: cutout.light,
    random: seeded(seedOf(scene.id)),
    makeCanvas,
  });
  if (scene.reflection > 0) drawReflection(context, frame, cutout, at, scene.reflection, makeCanvas);
  if (shadow) {
    const shade = { context, frame, cutout, at, look: scene.shadow, light: cutout.light, makeCanvas };
    castShadow(shade);
    contactShadow(shade);
  }
  drawProduct(context, cutout, at);
  return at;
}

/** The one way the product gets onto a picture, so that a test can hold the picture against it. */
export function drawProduct(context: CanvasRenderingContext2D, { source, box }: Cutout, at: Box): void {
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, box.x, box.y, box.width, box.height, at.x, at.y, at.width, at.height);
  context.restore();
}
