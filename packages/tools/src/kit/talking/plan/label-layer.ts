import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Layer } from '@adwright/studio/creative/layer.ts';
import { boxOf } from '@adwright/studio/templates/kit/blocks.ts';
import type { Frame } from '../../film/plan/ratios.ts';

const marginOf = ({ width, height }: Frame): number => Math.min(width, height) * 0.035;

/** Where a film says how it was made: above everything else. */
export function labelBox(frame: Frame): Box {
  const { width, height, safe } = frame;
  const unit = Math.min(width, height);
  const x = Math.max(safe.left, marginOf(frame));
  return { x, y: Math.max(safe.top * 0.6, marginOf(frame)), width: width * 0.6, height: unit * 0.024 * 2.2 };
}

/** The same where captions have the highest part of what is safe: above them where there is room, else at the foot. */
export function labelBoxBesideCaptions(frame: Frame): Box {
  const box = labelBox(frame);
  if (box.y + box.height <= frame.safe.top) return box;
  return { ...box, y: frame.height - Math.max(frame.safe.bottom, marginOf(frame)) - box.height };
}

export function labelLayer(text: string, frame: Frame, box: Box = labelBox(frame)): Layer {
  const size = Math.min(frame.width, frame.height) * 0.024;
  return {
    kind: 'text',
    id: 'label',
    slot: 'label',
    text,
    box: boxOf(box),
    style: {
      font: 'body',
      weight: 600,
      size,
      minSize: size * 0.7,
      color: '#ffffff',
      align: 'start',
      valign: 'top',
      maxLines: 1,
      plate: { color: '#101114', padding: 0.45, radius: 0.4 },
    },
  };
}
