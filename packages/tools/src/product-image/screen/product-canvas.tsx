import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { useMemo } from 'react';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { DrawnCanvas } from '../../kit/places/screen/drawn-canvas.tsx';
import { drawEmptyScene } from '@adwright/scenery/compose/draw-product-scene.ts';
import { type Arrangement, type BackdropPictures, drawProductImage, sceneOf } from '../plan/draw-product-image.ts';
import type { Frame } from '../plan/plan.ts';

type ProductCanvasProps = {
  cutout: Cutout | null;
  /** Null is the marketplace's white. */
  backdrop: ProductBackdrop | null;
  picture?: BackdropPictures | undefined;
  arrangement: Arrangement;
  frame: Frame;
  /** Without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** Draws the product in its scene, as the file will show it, as large as the element is. */
export function ProductCanvas(props: ProductCanvasProps) {
  const { cutout, backdrop, picture, arrangement, frame, label, className } = props;
  const draw = useMemo(() => {
    if (cutout === null && backdrop?.kind !== 'scene') return null;
    return (context: CanvasRenderingContext2D, size: Frame): void => {
      if (cutout) drawProductImage(context, size, cutout, backdrop, picture, arrangement, makeBrowserCanvas);
      else if (backdrop) drawEmptyScene(context, size, sceneOf(backdrop, undefined), makeBrowserCanvas);
    };
  }, [cutout, backdrop, picture, arrangement]);
  return <DrawnCanvas draw={draw} frame={frame} label={label} className={className} />;
}
