import type { Point } from '@adwright/domain/engines/pictures.ts';

/** Turns a point around the origin by degrees, clockwise as pictures count. */
export function turn({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x * Math.cos(angle) - y * Math.sin(angle), y: x * Math.sin(angle) + y * Math.cos(angle) };
}
