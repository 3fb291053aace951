import type { Scene } from '../stage.ts';
import type { Box, Cutout } from './cutout.ts';

/** How the person moved the product from where the scene puts it. */
export type Placing = {
  /** Shares of the frame; 0 is where the scene wants it. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
};

const asPlaced: Placing = { x: 0, y: 0, scale: 1 };

/** The box of the product in the frame, in whole pixels, its foot on the scene's ground. */
export function placeProduct(
  frame: { readonly width: number; readonly height: number },
  scene: Scene,
  cutout: Pick<Cutout, 'box'>,
  placing: Placing = asPlaced,
): Box {
  const fit = Math.min(
    (frame.width * scene.room.width) / cutout.box.width,
    (frame.height * scene.room.height) / cutout.box.height,
  );
  const width = Math.max(1, Math.round(cutout.box.width * fit * placing.scale));
  const height = Math.max(1, Math.round(cutout.box.height * fit * placing.scale));
  return {
    x: Math.round(frame.width * (0.5 + placing.x) - width / 2),
    y: Math.round(frame.height * (scene.ground + placing.y) - height),
    width,
    height,
  };
}
