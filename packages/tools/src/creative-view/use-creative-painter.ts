import type { Creative } from '@adwright/studio/creative/creative.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import { type RefObject, useEffect, useRef } from 'react';
import { useToolHost } from '../kit/form/screen/tool-host.ts';
import { type Adjust, createCreativePainter, type CreativePainter } from './creative-painter.ts';
import { watchCanvas } from './watch-canvas.ts';

/** A canvas that shows a creative as long as it stands on the page. */
export function useCreativePainter(
  creative: Creative,
  { adjust, onDrawn }: { adjust?: Adjust | undefined; onDrawn?: (list: DisplayList) => void } = {},
): RefObject<HTMLCanvasElement | null> {
  const host = useToolHost();
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<CreativePainter>(null);
  const latest = useRef(creative);
  const told = useRef(onDrawn);
  useEffect(() => {
    told.current = onDrawn;
    latest.current = creative;
    painter.current?.show(creative, adjust);
  }, [creative, adjust, onDrawn]);
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
