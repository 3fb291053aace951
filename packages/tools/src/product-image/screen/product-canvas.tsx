import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { drawSoon, forgetDrawing } from '@adwright/creative-view/draw-queue.ts';
import { watchCanvas } from '@adwright/creative-view/watch-canvas.ts';
import { makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { type Arrangement, type BackdropPictures, drawProductImage } from '../plan/draw-product-image.ts';
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
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    if (canvas === null || cutout === null) return undefined;
    let size: Frame | null = null;
    const draw = (): void => {
      const context = canvas.getContext('2d');
      if (context === null || size === null) return;
      if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
      context.clearRect(0, 0, size.width, size.height);
      drawProductImage(context, size, cutout, backdrop, picture, arrangement, makeBrowserCanvas);
      canvas.dataset['drawn'] = '';
    };
    const forget = watchCanvas(canvas, (width, height) => {
      size = { width, height };
      drawSoon(draw);
    });
    return () => {
      forget();
      forgetDrawing(draw);
    };
  }, [cutout, backdrop, picture, arrangement]);
  return (
    <canvas
      ref={place}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
      style={{ aspectRatio: `${frame.width} / ${frame.height}` }}
      className={classNames('block w-full', className)}
    />
  );
}
