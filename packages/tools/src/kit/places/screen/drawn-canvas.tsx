import { drawSoon, forgetDrawing } from '@adwright/creative-view/draw-queue.ts';
import { watchCanvas } from '@adwright/creative-view/watch-canvas.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useEffect, useRef } from 'react';

type Size = { readonly width: number; readonly height: number };

type DrawnCanvasProps = {
  /** The same function until something else is to be seen; null while there is nothing to draw. */
  draw: ((context: CanvasRenderingContext2D, size: Size) => void) | null;
  frame: Size;
  /** Without one it is decoration. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A picture drawn as large as its element is, one after the other with all others of the page. */
export function DrawnCanvas({ draw, frame, label, className }: DrawnCanvasProps) {
  const place = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = place.current;
    if (canvas === null || draw === null) return undefined;
    let size: Size | null = null;
    const now = (): void => {
      const context = canvas.getContext('2d');
      if (context === null || size === null) return;
      if (canvas.width !== size.width || canvas.height !== size.height) Object.assign(canvas, size);
      context.clearRect(0, 0, size.width, size.height);
      draw(context, size);
      canvas.dataset['drawn'] = '';
    };
    const forget = watchCanvas(canvas, (width, height) => {
      size = { width, height };
      drawSoon(now);
    });
    return () => {
      forget();
      forgetDrawing(now);
    };
  }, [draw]);
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
