import { contrast, isDark } from '../../../brand/contrast.ts';
import { withAlpha } from '../../../brand/oklch.ts';
import type { Layer } from '../../../creative/layer.ts';
import type { Motion } from '../../../creative/motion.ts';
import { boxOf, ellipseBlock } from '../blocks.ts';
import { flow, spot } from '../paints.ts';
import { unitOf, type SetPlace } from './set.ts';

/** Light words lose by light behind them: a wall they stand on is lit less, and not at all where they just reach. */
export function lightOn({ scheme }: SetPlace, alpha: number): number {
  if (isDark(scheme.text)) return alpha;
  return contrast(scheme.muted, scheme.ground) < 6 ? 0 : alpha * 0.2;
}

/** A lamp somebody carries past: a soft light that wanders behind the product. */
export function wanderingLight(place: SetPlace, color: string, alpha: number, size = 1.1): Layer {
  const { kit, id, foot } = place;
  const side = unitOf(kit.frame) * size;
  const y = foot.y - side * 0.62;
  return ellipseBlock(
    `${id}-light`,
    { x: foot.x - side / 2, y: y - side / 2, width: side, height: side },
    spot([0, withAlpha(color, alpha)], [0.5, withAlpha(color, alpha * 0.45)], [1, withAlpha(color, 0)]),
    { slot: 'decor', motion: [{ phase: 'life', effect: 'drift', side: 'end', amount: 0.32, ease: 'in-out' }] },
  );
}

/** What is lit from above throws a pool of light on the floor. */
export function pool({ kit, id, foot, width }: SetPlace, color: string, alpha: number): Layer {
  const wide = Math.min(kit.frame.width * 1.3, width * 1.5);
  return ellipseBlock(
    `${id}-pool`,
    { x: foot.x - wide / 2, y: foot.y - wide * 0.11, width: wide, height: wide * 0.22 },
    spot([0, withAlpha(color, alpha)], [0.6, withAlpha(color, alpha * 0.4)], [1, withAlpha(color, 0)]),
    { slot: 'decor', motion: [{ phase: 'life', effect: 'pulse', amount: 0.05, period: 3.6 }] },
  );
}

/** A cone from a lamp above the frame down to the floor. */
export function cone({ kit, id, foot, width }: SetPlace, color: string, alpha: number, motion: Motion[]): Layer {
  const wide = width * 1.25;
  const height = foot.y + unitOf(kit.frame) * 0.05;
  return {
    kind: 'shape',
    id: `${id}-cone`,
    slot: 'decor',
    box: boxOf({ x: foot.x - wide / 2, y: 0, width: wide, height }),
    shape: { kind: 'path', d: `M${wide * 0.4} 0H${wide * 0.6}L${wide} ${height}H0Z`, viewBox: [0, 0, wide, height] },
    fill: flow(180, [0, withAlpha(color, alpha)], [1, withAlpha(color, alpha * 0.12)]),
    motion,
  };
}

/** Sun through a window: panes of light that move across the wall as an hour would move them. */
export function panes({ kit, id, foot }: SetPlace, color: string, alpha: number): Layer[] {
  const unit = unitOf(kit.frame);
  const [width, height, lean] = [unit * 0.3, unit * 0.42, unit * 0.16];
  return [0, 1, 2, 3].map((index): Layer => {
    const [column, row] = [index % 2, Math.floor(index / 2)];
    return {
      kind: 'shape',
      id: `${id}-pane-${index}`,
      slot: 'decor',
      box: boxOf({
        x: foot.x - width * 1.35 + column * width * 1.08 - row * lean * 1.05,
        y: foot.y - unit * 0.98 + row * height * 1.08,
        width: width + lean,
        height,
      }),
      shape: {
        kind: 'path',
        d: `M${lean} 0H${width + lean}L${width} ${height}H0Z`,
        viewBox: [0, 0, width + lean, height],
      },
      fill: flow(160, [0, withAlpha(color, alpha)], [1, withAlpha(color, alpha * 0.45)]),
      directional: true,
      motion: [{ phase: 'life', effect: 'drift', side: 'end', amount: 0.12 }],
    };
  });
}
