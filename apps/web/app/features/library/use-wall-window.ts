import { type RefObject, useLayoutEffect, useState } from 'react';

export type WallWindow = { readonly width: number; readonly top: number; readonly bottom: number };

/** How wide the wall is, and which part of it is on screen, whatever scrolls it: the page or a part of it. */
export function useWallWindow(wall: RefObject<HTMLElement | null>): WallWindow {
  const [shown, setShown] = useState<WallWindow>({ width: 0, top: 0, bottom: 0 });
  useLayoutEffect(() => {
    const element = wall.current;
    if (element === null) return;
    let asked = 0;
    const measure = (): void => {
      asked = 0;
      const { top, width } = element.getBoundingClientRect();
      // In steps: a wall that is drawn anew for each pixel stutters.
      const from = Math.floor(-top / 200) * 200;
      const to = Math.ceil((innerHeight - top) / 200) * 200;
      setShown((before) =>
        before.width === width && before.top === from && before.bottom === to
          ? before
          : { width, top: from, bottom: to },
      );
    };
    const soon = (): void => void (asked ||= requestAnimationFrame(measure));
    measure();
    const watch = new ResizeObserver(soon);
    watch.observe(element);
    // Scrolling does not bubble, but is seen on its way down.
    addEventListener('scroll', soon, { capture: true, passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(asked);
      watch.disconnect();
      removeEventListener('scroll', soon, { capture: true });
      removeEventListener('resize', soon);
    };
  }, [wall]);
  return shown;
}
