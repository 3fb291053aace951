import type { Layer } from '../../creative/layer.ts';
import { boxOf } from './blocks.ts';

export type Point = { readonly x: number; readonly y: number };

/** A fine line from the product to a note: level at the note, with a knee where they are not at one height. */
export function leader(id: string, from: Point, to: Point, color: string, thick: number): Layer {
  const width = Math.max(thick, to.x - from.x);
  const height = Math.abs(to.y - from.y) + thick * 2;
  const top = Math.min(from.y, to.y) - thick;
  const [a, b] = [from.y - top, to.y - top];
  return {
    kind: 'shape',
    id,
    slot: 'decor',
    box: boxOf({ x: from.x, y: top, width, height }),
    shape: { kind: 'path', d: `M0 ${a}L${width * 0.45} ${b}H${width}`, viewBox: [0, 0, width, height] },
    stroke: { color, width: thick },
    directional: true,
  };
}
