/** Decides for one size how the picture comes into it: pure, the same in the browser's preview and in the job. */
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Placement } from '@adwright/studio/placements.ts';
import { around, clamp, contains, type Size } from './boxes.ts';
import type { Choice, Reason, Warning, Way } from '../contract.ts';
import { placeSubject, placeWhole } from './place.ts';
import type { Seen } from './seen.ts';

export type SizePlan = {
  readonly way: Way;
  readonly reason: Reason;
  readonly warnings: readonly Warning[];
  /** The part of the picture (or of the ground behind its subject) that fills the frame. */
  readonly crop: Box;
  /** Where in the frame the whole picture, or the subject alone, stands. */
  readonly place: Box;
};

type Frame = Pick<Placement, 'width' | 'height' | 'safe'>;

/** Less of the picture than this is no longer the same picture. */
const leastKept = 0.42;
/** A subject may lose this share of its width or height at the edge. */
const tolerated = 0.06;
/** With a soft edge there is this much air around it. */
const softTolerated = 0.13;

/** `found` is the crop of that shape with the most to look at. */
export function planSize(seen: Seen, frame: Frame, found: Box, choice: Choice): SizePlan {
  const crop = cropFor(seen, frame, found, choice.focus);
  const [way, reason] = choice.way === 'auto' ? chooseWay(seen, crop) : [choice.way, 'chosen' as const];
  const possible = way === 'reflow' && seen.layers === null ? extension(seen) : way;
  const subject = possible === 'reflow' ? seen.layers : null;
  const place = subject ? placeSubject(subject, frame, choice.focus) : placeWhole(seen, frame, choice.focus);
  const plan = { way: possible, reason, crop: subject ? groundCrop(seen, frame, subject.box) : crop, place };
  return { ...plan, warnings: warningsOf(seen, frame, plan) };
}

function chooseWay(seen: Seen, crop: Box): [Way, Reason] {
  const lost = (boxes: readonly Box[]): boolean => boxes.some((box) => !contains(crop, box));
  if (lost(seen.text)) return [extension(seen), 'keeps-text'];
  if (lost(seen.faces)) return [extension(seen), 'keeps-face'];
  const subject = seen.layers?.box;
  const trim = seen.layers?.soft ? softTolerated : tolerated;
  const trimmed = subject !== undefined && !contains(crop, inset(subject, trim));
  const kept = (crop.width * crop.height) / (seen.width * seen.height);
  if (!trimmed && kept >= leastKept) return ['crop', 'fits'];
  if (subject !== undefined && seen.text.length === 0) return ['reflow', 'too-narrow'];
  return kept >= leastKept ? ['crop', 'fits'] : [extension(seen), 'too-narrow'];
}

function extension({ edge }: Seen): Way {
  return edge.even ? 'edge' : 'blur';
}

function inset(box: Box, part: number): Box {
  return {
    x: box.x + box.width * part,
    y: box.y + box.height * part,
    width: box.width * (1 - 2 * part),
    height: box.height * (1 - 2 * part),
  };
}

/** The found crop, moved by hand to the focus or as little as it takes to hold words and faces, best in the safe zone. */
function cropFor(seen: Seen, frame: Frame, found: Box, focus: Choice['focus']): Box {
  const room = { x: seen.width - found.width, y: seen.height - found.height };
  if (focus) {
    const [x, y] = [focus.x * seen.width - found.width / 2, focus.y * seen.height - found.height / 2];
    return { ...found, x: clamp(x, 0, room.x), y: clamp(y, 0, room.y) };
  }
  const keep = around([...seen.faces, ...seen.text]) ?? seen.layers?.box;
  if (!keep) return found;
  const scale = found.width / frame.width;
  const { top, right, bottom, left } = frame.safe;
  const moved = (margins: { top: number; right: number; bottom: number; left: number }): Box => {
    const x = clamp(found.x, keep.x + keep.width + margins.right * scale - found.width, keep.x - margins.left * scale);
    const y = clamp(
      found.y,
      keep.y + keep.height + margins.bottom * scale - found.height,
      keep.y - margins.top * scale,
    );
    return { ...found, x: clamp(x, 0, room.x), y: clamp(y, 0, room.y) };
  };
  const safe = moved({ top, right, bottom, left });
  return contains(safe, keep) ? safe : moved({ top: 0, right: 0, bottom: 0, left: 0 });
}

/** Of the ground behind, what lies around the subject in the frame's shape. */
function groundCrop(seen: Seen, frame: Size, subject: Box): Box {
  const scale = Math.min(seen.width / frame.width, seen.height / frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  return {
    x: clamp(subject.x + subject.width / 2 - width / 2, 0, seen.width - width),
    // The foot of things shows what they stand on.
    y: clamp(subject.y + subject.height * 0.62 - height / 2, 0, seen.height - height),
    width,
    height,
  };
}

/** Enlarged beyond this a picture looks soft. */
const mostScale = 1.6;

function warningsOf(
  seen: Seen,
  frame: Frame,
  { way, crop, place }: Pick<SizePlan, 'way' | 'crop' | 'place'>,
): Warning[] {
  const warnings: Warning[] = [];
  const source = way === 'reflow' ? (seen.layers?.box ?? seen) : seen;
  const scale = way === 'crop' ? frame.width / crop.width : place.width / source.width;
  if (scale > mostScale) warnings.push('soft');
  if (way === 'crop') {
    if (seen.text.some((box) => !contains(crop, box))) warnings.push('cuts-text');
    if (seen.faces.some((box) => !contains(crop, box))) warnings.push('cuts-face');
  }
  if (
    way !== 'reflow' &&
    [...seen.text, ...seen.faces].some(
      (box) =>
        !contains(
          safeBox(frame),
          inFrame(box, way === 'crop' ? { x: -crop.x * scale, y: -crop.y * scale } : place, scale),
        ),
    )
  )
    warnings.push('outside-safe');
  return warnings;
}

function inFrame(box: Box, at: { x: number; y: number }, scale: number): Box {
  return { x: at.x + box.x * scale, y: at.y + box.y * scale, width: box.width * scale, height: box.height * scale };
}

export function safeBox({ width, height, safe }: Frame): Box {
  return { x: safe.left, y: safe.top, width: width - safe.left - safe.right, height: height - safe.top - safe.bottom };
}
