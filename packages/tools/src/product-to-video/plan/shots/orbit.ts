import type { Layer } from '@adwright/studio/creative/layer.ts';
import { turnAngles } from '../steps.ts';
import { standOf } from '../set.ts';
import { beforeLens } from './parallax.ts';
import { camera, fullOf, ground, plate, slideOf, type Shot, type ShotInput } from './shot.ts';

/** Around the product: one side of it turns slowly, several follow each other as it goes round. */
export function orbit(input: ShotInput): Shot {
  const { id, order, seconds, views } = input;
  const slide = slideOf(input);
  const place = ground(input, 'ground', [{ phase: 'life', effect: 'drift', side: 'right', amount: slide * 1.2 }]);
  const each = seconds / views.length;
  const shades: Layer[] =
    order.place === 'photo'
      ? []
      : views.map((_, view) => ({
          ...plate(`${id}-shade-${view}`, `shade-${view}`, fullOf(input), view === 0 ? [] : faded(0.3)),
          time: { start: view * each, end: Math.min(seconds, (view + 1) * each + 0.3) },
        }));
  return {
    layers: [
      camera(
        input,
        [place, ...shades, ...views.flatMap((_, view) => turning(input, view, view * each, each))],
        [{ phase: 'life', effect: 'dolly', from: 1.06, to: 1.13 }],
      ),
      ...beforeLens(input),
    ],
    transition: { kind: 'crossfade', duration: 0.4 },
  };
}

const faded = (duration: number) => [{ phase: 'in', effect: 'fade', duration, ease: 'linear' } as const];

/** Each angle comes over the one before and that one stays until it has: the product is never half there. */
function turning({ id, order, frame, views, seconds }: ShotInput, view: number, from: number, length: number): Layer[] {
  const shape = views[view];
  if (!shape) return [];
  const at = standOf(frame, order.place, shape);
  const count = turnAngles(views.length).length;
  const step = length / count;
  return Array.from({ length: count }, (_, index): Layer => {
    const start = from + index * step;
    const first = view === 0 && index === 0;
    return {
      ...plate(`${id}-turn-${view}-${index}`, `turn-${view}-${index}`, at, first ? [] : faded(step)),
      slot: 'product',
      time: { start, end: Math.min(seconds, start + 2 * step + 0.01) },
    };
  });
}
