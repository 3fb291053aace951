import type { Scheme } from '../../brand/scheme.ts';
import type { GroupLayer } from '../../creative/layer.ts';
import { solid } from '../../creative/paint.ts';
import { column, textBlock } from './blocks.ts';
import type { Kit } from './kit.ts';

export type Message = {
  readonly id: string;
  readonly text: string;
  readonly mine: boolean;
  readonly slot: 'headline' | 'subline' | 'bullet';
  readonly priority?: number;
};

/** What somebody says, on the side of who says it. */
export function bubble(kit: Kit, message: Message, scheme: Scheme, size: number, width: number): GroupLayer {
  const { floor } = kit.frame;
  const text = textBlock(`${message.id}-text`, message.text, {
    font: message.slot === 'headline' ? 'heading' : 'body',
    weight: message.slot === 'headline' ? 700 : 500,
    size,
    minSize: Math.min(size, Math.max(floor, size * (message.slot === 'headline' ? 0.45 : 0.66))),
    color: scheme.text,
    lineHeight: 1.2,
    align: 'start',
    balance: message.slot === 'headline',
    maxLines: 6,
    slot: message.slot,
  });
  const card = column(message.id, [text], {
    padding: [size * 0.55, size * 0.42],
    fill: solid(scheme.ground),
    radius: size * (0.35 + kit.roundness * 0.5),
    size: { maxWidth: width * 0.86 },
  });
  return column(`${message.id}-line`, [card], {
    align: message.mine ? 'end' : 'start',
    size: { width: 'fill' },
    ...(message.priority ? { priority: message.priority } : {}),
  });
}
