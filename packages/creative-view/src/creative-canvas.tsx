import type { Creative } from '@adwright/studio/creative/creative.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { useCreativePainter } from './use-creative-painter.ts';

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
  const canvas = useCreativePainter(creative);
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
