import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { type Adjust, createCreativePainter, type CreativePainter } from './creative-painter.ts';
import { usePictureHost } from './picture-host.ts';
import { watchCanvas } from './watch-canvas.ts';

type Showing = {
  adjust?: Adjust | undefined;
  /** Seconds into it; its poster's moment if not given. */
  at?: number | undefined;
  onDrawn?: (list: DisplayList) => void;
};

/** A canvas that shows a creative as long as it stands on the page. */
export function useCreativePainter(
  creative: Creative,
  { adjust, at, onDrawn }: Showing = {},
): RefObject<HTMLCanvasElement | null> {
  const host = usePictureHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<CreativePainter>(null);
  const latest = useRef(creative);
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
    latest.current = creative;
    painter.current?.show(creative, { adjust, at });
  }, [creative, adjust, at, onDrawn]);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    const made = createCreativePainter(element, host, {
      onDrawn: (list) => told.current?.(list),
    });
    painter.current = made;
    made.show(latest.current);
    const stop = watchCanvas(element, made.resize);
    return () => {
      stop();
      made.close();
      painter.current = null;
    };
  }, [host]);
  return canvas;
}
