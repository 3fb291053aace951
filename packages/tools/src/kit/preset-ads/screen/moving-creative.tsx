import type { Creative } from '@adwright/studio/creative/creative.ts';
import { durationOf } from '@adwright/studio/creative/timeline.ts';
import { useEffect, useMemo, useState } from 'react';
import { CreativeCanvas } from '@adwright/creative-view/creative-canvas.tsx';

type MovingCreativeProps = {
  creative: Creative;
  label: string;
  /** As many as the finished file will have, so that nobody is promised more. */
  fps: number;
  className?: string | undefined;
};

/** Plays a creative over and over, as the file will; for those who want no motion it stands on its last frame. */
export function MovingCreative({ creative, label, fps, className }: MovingCreativeProps) {
  const seconds = durationOf(creative);
  const frames = Math.max(1, Math.floor(seconds * fps));
  const [still] = useState(() => matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [counted, setCounted] = useState(0);
  useEffect(() => {
    if (still) return undefined;
    const timer = setInterval(() => setCounted((before) => (before + 1) % frames), 1000 / fps);
    return () => clearInterval(timer);
  }, [still, frames, fps]);
  const frame = still ? frames - 1 : counted % frames;
  const at = Math.min(seconds - 0.01, (frame + 0.5) / fps);
  const shown = useMemo(() => ({ ...creative, meta: { ...creative.meta, poster: at } }), [creative, at]);
  return <CreativeCanvas creative={shown} label={label} className={className} />;
}
