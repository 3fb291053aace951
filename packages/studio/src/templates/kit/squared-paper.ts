import type { Layer } from '../../creative/layer.ts';
import { boxOf } from './blocks.ts';
import type { Kit } from './kit.ts';

/** Squared paper, as in a manual or a notebook. */
export function squaredPaper({ frame: { full, margin } }: Kit, color: string): Layer {
  const step = margin * 0.9;
  const marks = (length: number): number[] =>
    Array.from({ length: Math.ceil(length / step) }, (_, index) => Math.round((index + 0.5) * step));
  const columns = marks(full.width).map((x) => `M${x} 0V${full.height}`);
  const lines = marks(full.height).map((y) => `M0 ${y}H${full.width}`);
  return {
    kind: 'shape',
    id: 'squares',
    slot: 'decor',
    box: boxOf(full),
    shape: { kind: 'path', d: [...columns, ...lines].join(''), viewBox: [0, 0, full.width, full.height] },
    stroke: { color, width: Math.max(0.5, margin * 0.02) },
  };
}
