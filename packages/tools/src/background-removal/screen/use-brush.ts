import { type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { Stroke } from '../plan/strokes.ts';

/** How the picture is looked at: moved by shares of itself, enlarged around its middle. */
export type View = { readonly x: number; readonly y: number; readonly scale: number };

const whole: View = { x: 0, y: 0, scale: 1 };

function zoomed(view: View, factor: number): View {
  const scale = Math.max(1, Math.min(8, view.scale * factor));
  if (scale === 1) return whole;
  const reach = (scale - 1) / 2;
  const keep = (value: number): number => Math.max(-reach, Math.min(reach, value));
  return { scale, x: keep((view.x * scale) / view.scale), y: keep((view.y * scale) / view.scale) };
}

function moved(view: View, x: number, y: number): View {
  const reach = (view.scale - 1) / 2;
  const keep = (value: number): number => Math.max(-reach, Math.min(reach, value));
  return { ...view, x: keep(view.x + x), y: keep(view.y + y) };
}

type Touch = { readonly x: number; readonly y: number };

/** Middle and distance of two fingers. */
function span([one, two]: readonly Touch[]): { x: number; y: number; apart: number } {
  const [a, b] = [one ?? { x: 0, y: 0 }, two ?? { x: 0, y: 0 }];
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, apart: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
}

/** One pointer paints, two move and zoom; so do the middle button, the space key's friends and the wheel. */
export function useBrush(
  place: RefObject<HTMLCanvasElement | null>,
  brush: { readonly mode: Stroke['mode']; readonly size: number },
  onStroke: (stroke: Stroke) => void,
) {
  const [view, setView] = useState(whole);
  const [live, setLive] = useState<Stroke | null>(null);
  const touches = useRef(new Map<number, Touch>());
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect();
    return [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
  };
  const zoom = useCallback((factor: number) => setView((before) => zoomed(before, factor)), []);
  useEffect(() => {
    const canvas = place.current;
    const wheel = (event: WheelEvent): void => {
      // Only with the key that zooms pages, so that the page can be scrolled past the picture.
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      zoom(event.deltaY < 0 ? 1.15 : 1 / 1.15);
    };
    canvas?.addEventListener('wheel', wheel, { passive: false });
    return () => canvas?.removeEventListener('wheel', wheel);
  }, [place, zoom]);

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLCanvasElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const paints = touches.current.size === 1 && event.button === 0;
      setLive(paints ? { ...brush, size: brush.size / view.scale, points: pointOf(event) } : null);
    },
    onPointerMove: (event: PointerEvent<HTMLCanvasElement>) => {
      const before = touches.current.get(event.pointerId);
      if (before === undefined) return;
      const old = span([...touches.current.values()]);
      touches.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (live !== null) {
        setLive({ ...live, points: [...live.points, ...pointOf(event)] });
        return;
      }
      const { width, height } = event.currentTarget.getBoundingClientRect();
      const two = touches.current.size > 1;
      const now = span([...touches.current.values()]);
      const [x, y] = two ? [now.x - old.x, now.y - old.y] : [event.clientX - before.x, event.clientY - before.y];
      setView((last) => {
        const larger = two ? zoomed(last, now.apart / old.apart) : last;
        return moved(larger, (x / width) * larger.scale, (y / height) * larger.scale);
      });
    },
    onPointerUp: (event: PointerEvent<HTMLCanvasElement>) => {
      touches.current.delete(event.pointerId);
      if (live !== null) onStroke(live);
      setLive(null);
    },
    onPointerCancel: (event: PointerEvent<HTMLCanvasElement>) => {
      touches.current.delete(event.pointerId);
      setLive(null);
    },
  };
  return { view, live, zoom, reset: () => setView(whole), handlers };
}
