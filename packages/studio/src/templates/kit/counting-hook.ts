import type { Scene } from '../../creative/creative.ts';
import type { Layer } from '../../creative/layer.ts';
import type { Rect } from '../../layout/display-list.ts';
import { boxOf, column, textBlock } from './blocks.ts';
import { splitColumns, splitRows } from './frame.ts';
import type { Kit } from './kit.ts';
import { words } from './moves.ts';
import { isBeside, isBroad } from './regions.ts';

const beat = 0.38;

/** One after the other in the same place; the last one stays. */
function numerals(count: number, box: Rect, fill: string, line: string): Layer[] {
  const size = Math.min(box.height * 0.88, box.width * 1.3);
  return Array.from({ length: count }, (_, index) => ({
    ...textBlock(`hook-number-${index + 1}`, String(index + 1), {
      font: 'heading',
      size,
      minSize: size * 0.5,
      color: fill,
      outline: { color: line, width: 0.014 },
      lineHeight: 1,
      maxLines: 1,
      valign: 'middle',
      slot: 'label',
      time: { start: index * beat, ...(index < count - 1 ? { end: (index + 1) * beat } : {}) },
      motion: [{ phase: 'in', effect: 'pop', duration: 0.3 }],
    }),
    box: boxOf(box),
  }));
}

function beforeNumber(kit: Kit, number: Rect, beside: boolean): Layer[] {
  const { full, margin, shape } = kit.frame;
  // What lies is broad: it stands further before the number.
  const lies = isBroad(kit.product);
  const from = lies ? 0.2 : 0.36;
  // Where there is no height for what stands, the frame's edge cuts it.
  const foot = lies ? 0.96 : shape === 'square' ? 1.2 : shape === 'portrait' ? 1.12 : 0.96;
  const room: Rect = beside
    ? { x: number.x, y: full.height * 0.12, width: full.width - number.x, height: full.height * 0.84 }
    : { ...full, y: number.y + margin, height: full.height * foot - number.y - margin };
  return kit.productIn(
    { ...room, x: room.x + room.width * from, width: room.width * (0.96 - from) },
    {
      id: 'hook-product',
      anchor: { x: foot > 1 ? 0.5 : 0.8, y: 1 },
      motion: [
        {
          phase: 'in',
          effect: 'glide',
          side: beside ? 'end' : 'down',
          distance: 1,
          delay: beat,
          duration: 0.7,
          ease: 'expo-out',
        },
      ],
    },
  );
}

/** A number counts up, as high as the frame lets it be; the product stands before it, the promise above or beside it. */
export function countingHook(kit: Kit, count: number): Scene {
  const scheme = kit.scheme('accent');
  const { area, margin, shape } = kit.frame;
  const beside = isBeside(kit);
  const [copy, number] = beside
    ? splitColumns(area, 0.5, margin * 0.4)
    : splitRows(area, shape === 'square' ? 0.36 : 0.42, margin * 0.4);
  const type = kit.type(copy);
  const headline = kit.headline({
    id: 'hook-headline',
    scheme,
    type: { ...type, headline: Math.min(type.headline * 1.25, copy.width * (beside ? 0.19 : 0.25)) },
    maxLines: 6,
    motion: words(0.1),
  });
  return kit.scene(
    'hook',
    scheme.ground,
    [
      ...numerals(count, number, kit.clearScheme(['tint', 'paper', 'support']).ground, scheme.text),
      ...beforeNumber(kit, number, beside),
      column('hook-copy', [headline], { box: copy, justify: shape === 'tall' ? 'end' : 'center' }),
    ],
    { duration: 2.6 },
  );
}
