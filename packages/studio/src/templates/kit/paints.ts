import type { Paint, Shadow } from '../../creative/paint.ts';

/** A colour and where it stands on its way, 0 to 1. */
type Stop = readonly [at: number, color: string];

const stopsOf = (stops: readonly Stop[]) => stops.map(([at, color]) => ({ at, color }));

/** From the middle to the edge: light, and the shadow that something stands on. */
export function spot(...stops: Stop[]): Paint {
  return { kind: 'radial', x: 0.5, y: 0.5, radius: 0.5, stops: stopsOf(stops) };
}

/** From one colour to the next, as CSS counts angles: 90 runs to the right, 180 down. */
export function flow(angle: number, ...stops: Stop[]): Paint {
  return { kind: 'linear', angle, stops: stopsOf(stops) };
}

/** The soft shadow of a card that lies on a picture. */
export function liftedBy(margin: number): Shadow {
  return { color: '#00000038', blur: Math.min(200, margin * 0.9), y: margin * 0.22 };
}
