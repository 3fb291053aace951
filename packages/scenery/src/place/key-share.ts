import type { Box } from '../compose/cutout.ts';
import { linear } from '../paint/linear.ts';
import type { MakeCanvas } from '../stage.ts';
import { drawPlacePicture, viewWithin } from './draw-place.ts';
import type { Frame, View } from './frame-view.ts';
import type { Place, PlacePictures } from './place.ts';

/** What is looked at: a little of the ground on both sides of the foot and before it, in shares of the product. */
const around = { aside: 0.6, above: 0.08, below: 0.4 } as const;
const seen = { width: 24, height: 12 } as const;

/**
 * How much of the light on the ground about a product comes from the light that casts its shadow: little of it does where
 * leaves keep it away, or where a room has other lamps.
 */
export function keyShare(
  frame: Frame,
  { place, pictures }: { readonly place: Place; readonly pictures: PlacePictures },
  view: View,
  at: Box,
  makeCanvas: MakeCanvas,
): number {
  const part = viewWithin(view, frame, {
    x: at.x - around.aside * at.width,
    y: at.y + (1 - around.above) * at.height,
    width: (1 + 2 * around.aside) * at.width,
    height: (around.above + around.below) * at.height,
  });
  const [all, rest] = [pictures.plate, pictures.shade].map((picture) => {
    const small = makeCanvas(seen.width, seen.height);
    drawPlacePicture(small, picture, place, part, seen);
    const { data } = small.getImageData(0, 0, seen.width, seen.height);
    return data.reduce((sum, value, index) => (index % 4 === 1 ? sum + (linear[value] as number) : sum), 0);
  }) as [number, number];
  return all === 0 ? 0 : Math.max(0, Math.min(1, 1 - rest / all));
}
