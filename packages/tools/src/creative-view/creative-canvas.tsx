import type { Creative } from '@adwright/studio/creative/creative.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useEffect, useRef } from 'react';
import { useToolHost } from '../form-parts/tool-host.ts';
import { createCreativePainter, type CreativePainter } from './creative-painter.ts';
import { watchCanvas } from './watch-canvas.ts';

type CreativeCanvasProps = {
  creative: Creative;
  /** What the picture shows, for those who do not see it. */
  label: string;
  className?: string | undefined;
};

/**
 * Draws a creative in the browser, sharp at its element's size: width from where it stands, height from the
 * creative's own ratio unless the class says otherwise. Nothing is drawn before it comes near the screen.
 */
export function CreativeCanvas({ creative, label, className }: CreativeCanvasProps) {
  const host = useToolHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<CreativePainter>(null);
  const latest = useRef(creative);
  useEffect(() => {
    latest.current = creative;
    painter.current?.show(creative);
  }, [creative]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = createCreativePainter(element, host);
    painter.current = made;
    made.show(latest.current);
    const stop = watchCanvas(element, made.resize);
    return () => {
      stop();
      made.close();
      painter.current = null;
    };
  }, [host]);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      width={1}
      height={1}
      style={{ aspectRatio: `${creative.width} / ${creative.height}` }}
      className={classNames('block w-full', className)}
    />
  );
}
