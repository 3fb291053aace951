import { useEffect, useRef } from 'react';
import type { Size } from '../plan/boxes.ts';
import { drawPreview, type PreviewSources } from './draw-preview.ts';
import type { SizePlan } from '../plan/plan.ts';

type SizeCanvasProps = {
  sources: PreviewSources;
  frame: Size;
  plan: SizePlan;
  colour: string;
  /** Pixels of the longer side. */
  longest: number;
  className?: string | undefined;
};

export function SizeCanvas({ sources, frame, plan, colour, longest, className }: SizeCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scale = Math.min(1, longest / Math.max(frame.width, frame.height));
  const size = {
    width: Math.max(1, Math.round(frame.width * scale)),
    height: Math.max(1, Math.round(frame.height * scale)),
  };
  useEffect(() => {
    if (canvas.current) drawPreview(canvas.current, sources, frame, plan, colour);
  });
  return <canvas ref={canvas} aria-hidden="true" width={size.width} height={size.height} className={className} />;
}
