import type { Box } from '../compose/cutout.ts';
import type { Frame, View } from './frame-view.ts';
import type { Place, PlacePictures } from './place.ts';

/** What the view shows of one of a place's pictures, over all of the frame. */
export function drawPlacePicture(
  context: CanvasRenderingContext2D,
  picture: PlacePictures['plate'],
  place: Place,
  { crop, mirrored }: View,
  frame: Frame,
): void {
  const { width } = picture as { readonly width: number };
  const share = width / place.size[0];
  context.save();
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = 'high';
  if (mirrored) context.setTransform(-1, 0, 0, 1, frame.width, 0);
  const [x, y, across, down] = [crop.x, crop.y, crop.width, crop.height].map((value) => value * share) as [
    number,
    number,
    number,
    number,
  ];
  context.drawImage(picture, x, y, across, down, 0, 0, frame.width, frame.height);
  context.restore();
}

/** The part of a view that a box of its frame covers. */
export function viewWithin({ crop, mirrored, scale }: View, frame: Frame, box: Box): View {
  const left = mirrored ? frame.width - box.x - box.width : box.x;
  return {
    crop: {
      x: crop.x + left / scale,
      y: crop.y + box.y / scale,
      width: box.width / scale,
      height: box.height / scale,
    },
    mirrored,
    scale,
  };
}
