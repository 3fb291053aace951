import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Insets } from '@adwright/studio/placements.ts';
import { around, clamp, type Size } from './boxes.ts';
import type { Choice } from '../contract.ts';
import type { Seen } from './seen.ts';

type Frame = Size & { readonly safe: Insets };

/**
 * The whole picture in the frame, as large as it goes. What the network covers with its own buttons may hide the
 * picture's edge, but no words and no face: then it moves, and shrinks if moving is not enough.
 */
export function placeWhole(seen: Seen, frame: Frame, focus: Choice['focus']): Box {
  const { safe } = frame;
  const scale = Math.min(frame.width / seen.width, frame.height / seen.height);
  const keep = around([...seen.faces, ...seen.text]);
  const box = sized(seen, scale);
  const free = { x: frame.width - box.width, y: frame.height - box.height };
  if (focus) return { ...box, x: free.x * focus.x, y: free.y * focus.y };
  const middle = { x: free.x / 2, y: free.y / 2 };
  if (!keep) return { ...box, ...middle };
  const x = clamp(middle.x, safe.left - keep.x * scale, frame.width - safe.right - (keep.x + keep.width) * scale);
  const y = clamp(middle.y, safe.top - keep.y * scale, frame.height - safe.bottom - (keep.y + keep.height) * scale);
  const fits = (at: number, low: number, high: number, from: number, size: number): boolean =>
    at + from * scale >= low - 0.5 && at + (from + size) * scale <= high + 0.5;
  const place = { ...box, x: clamp(x, 0, free.x), y: clamp(y, 0, free.y) };
  const whole =
    fits(place.x, safe.left, frame.width - safe.right, keep.x, keep.width) &&
    fits(place.y, safe.top, frame.height - safe.bottom, keep.y, keep.height);
  return whole ? place : insideSafe(seen, frame);
}

function insideSafe(seen: Size, { width, height, safe }: Frame): Box {
  const room = { width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
  const box = sized(seen, Math.min(room.width / seen.width, room.height / seen.height));
  return { ...box, x: safe.left + (room.width - box.width) / 2, y: safe.top + (room.height - box.height) / 2 };
}

function sized({ width, height }: Size, scale: number): Box {
  return { x: 0, y: 0, width: width * scale, height: height * scale };
}

/** Share of the safe room that a subject fills; one with a soft edge has its air around it already. */
const filled = { width: 0.84, height: 0.86 };

/** The subject alone, upright in the safe zone, a little below its middle as things stand. */
export function placeSubject(
  { box: subject, soft }: { box: Box; soft: boolean },
  { width, height, safe }: Frame,
  focus: Choice['focus'],
): Box {
  const room = { width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
  const part = soft ? { width: 1, height: 1 } : filled;
  const scale = Math.min((room.width * part.width) / subject.width, (room.height * part.height) / subject.height);
  const box = sized(subject, scale);
  const at = focus ?? { x: 0.5, y: 0.6 };
  return { ...box, x: safe.left + (room.width - box.width) * at.x, y: safe.top + (room.height - box.height) * at.y };
}
