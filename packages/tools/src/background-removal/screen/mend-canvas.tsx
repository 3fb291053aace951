import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Maximize, ZoomIn, ZoomOut } from 'lucide-react';
import { type HTMLAttributes, useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { drawSoon, forgetDrawing } from '@adwright/creative-view/draw-queue.ts';
import type { Mend } from '../plan/mends.ts';
import type { Stroke } from '../plan/strokes.ts';
import type { CutSource } from './use-cut-picture.ts';
import { useBrush } from './use-brush.ts';
import { type PartMarks, PartMarkers } from './part-markers.tsx';
import { mendedMask } from './mask-canvas.ts';

type MendCanvasProps = {
  source: CutSource;
  mends: readonly Mend[];
  brush: { readonly mode: Stroke['mode']; readonly size: number };
  /** A stroke is seen while it is drawn; a tap is not. */
  paints: boolean;
  hint: string;
  onStroke: (stroke: Stroke) => void;
  /** What the canvas is besides something to paint on. */
  canvasProps?: HTMLAttributes<HTMLCanvasElement>;
  /** Lies on the picture and moves with it. */
  marks?: PartMarks;
};

/** The original, darkened where it is cut away, to work on. Two fingers, the wheel or the buttons zoom and move it. */
export function MendCanvas(props: MendCanvasProps) {
  const { source, mends, brush, paints, hint, onStroke, canvasProps = { role: 'img' }, marks } = props;
  const t = useTranslations('tool-background-removal.mend');
  const place = useRef<HTMLCanvasElement>(null);
  const { view, live, zoom, reset, handlers } = useBrush(place, brush, onStroke);
  const drawn = paints ? live : null;
  useEffect(() => {
    const draw = (): void => {
      if (place.current) paint(place.current, source, drawn === null ? mends : [...mends, drawn]);
    };
    drawSoon(draw);
    return () => forgetDrawing(draw);
  }, [source, mends, drawn]);
  const { width, height } = source.original.canvas;
  return (
    <div className="flex flex-col gap-3">
      <div className="overflow-hidden rounded-control border bg-sunken">
        <div
          style={{ transform: `translate(${view.x * 100}%, ${view.y * 100}%) scale(${view.scale})` }}
          className="relative mx-auto w-fit origin-center"
        >
          <canvas
            ref={place}
            width={width}
            height={height}
            aria-label={t('canvas')}
            {...handlers}
            {...canvasProps}
            className="block max-h-[34rem] max-w-full cursor-crosshair touch-none"
          />
          {marks && <PartMarkers {...marks} scale={view.scale} />}
        </div>
      </div>
      <div className="flex items-center gap-1">
        <IconButton size="sm" label={t('zoomIn')} icon={<ZoomIn />} onClick={() => zoom(1.5)} />
        <IconButton size="sm" label={t('zoomOut')} icon={<ZoomOut />} onClick={() => zoom(1 / 1.5)} />
        <IconButton size="sm" label={t('zoomReset')} icon={<Maximize />} onClick={reset} />
        <p className="ms-2 text-xs text-muted">{hint}</p>
      </div>
    </div>
  );
}

function paint(canvas: HTMLCanvasElement, { original, mask }: CutSource, mends: readonly Mend[]): void {
  const context = canvas.getContext('2d');
  if (context === null) return;
  const { width, height } = canvas;
  const kept = mendedMask(mask, mends, { width, height });
  kept.globalCompositeOperation = 'source-in';
  kept.drawImage(original.canvas, 0, 0);
  context.clearRect(0, 0, width, height);
  context.drawImage(original.canvas, 0, 0);
  // What goes is veiled and not hidden: one has to see it to bring it back.
  context.fillStyle = 'rgba(196, 32, 60, 0.55)';
  context.fillRect(0, 0, width, height);
  context.drawImage(kept.canvas, 0, 0);
}
