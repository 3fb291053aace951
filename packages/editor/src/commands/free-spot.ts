import { addedScale, safeRoom } from '@adwright/studio/design/added-layers.ts';
import { intersection } from '@adwright/studio/layout/geometry.ts';
import type { Site } from '../store/site.ts';

/** Where something new is tried first, down the middle of the safe area. */
const tried = [0.5, 0.3, 0.7, 0.12, 0.88] as const;

/** A place for something new that lies on no words and on no picture, if there is one; the middle if there is none. */
export function freeSpot(
  { frame, creative, layers, boxes }: Site,
  size: { readonly width: number; readonly height: number },
): { readonly x: number; readonly y: number } {
  const room = safeRoom(frame, creative.direction);
  const by = addedScale(size, frame, room);
  const [width, height] = [size.width * by, size.height * by];
  const taken = layers.flatMap(({ id, kind, hidden }) => {
    const box = hidden || kind === 'shape' ? undefined : boxes.get(id);
    // What fills the picture is what everything stands on.
    return box && box.width * box.height < frame.width * frame.height * 0.8 ? [box] : [];
  });
  const middle = (frame.width - width) / 2;
  const covered = (y: number): number => {
    const top = Math.max(room.y, Math.min(room.y + room.height - height, room.y + y * room.height - height / 2));
    return taken.reduce((sum, box) => {
      const shared = intersection(box, { x: middle, y: top, width, height });
      return sum + (shared ? shared.width * shared.height : 0);
    }, 0);
  };
  const y = tried.find((one) => covered(one) < width * height * 0.02);
  return { x: 0.5, y: y ?? 0.5 };
}
