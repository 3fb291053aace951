import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Sharp } from 'sharp';
import type { Plane } from '../cut-out/guided-filter.ts';
import { agreement, boundingBox } from '../cut-out/subject-box.ts';
import type { Fit } from '../picture/decode.ts';
import { paste } from '../picture/paste-plane.ts';
import { resizePlane } from '../picture/resize-plane.ts';
import { isWholeOf } from './believe-whole.ts';
import { dropSpecks } from './drop-specks.ts';
import { embedPicture } from './embed-picture.ts';
import { isSteady } from './is-steady.ts';
import { isThin } from './is-thin.ts';
import { joinParts, partsOf } from './join-parts.ts';
import { deepestMissing } from './missing-parts.ts';
import { segmentPlane } from './segment-plane.ts';
import { answerSide, type Embedding, type Prompt, type Segment, segment } from './sam2.ts';

/** What stands out at least this much is inside the box that is asked about. */
const faint = 0.4;
/** Room around the box, a share of its longer side: parts that were overlooked lie there. */
const room = 0.15;
/** With less in common it has taken something else for the subject. */
const trusted = 0.5;
/** With less of what stands out inside, parts are asked for by name. */
const covered = 0.8;

/**
 * The outline of what stands out, by a network that knows where things end. Null when it sees something else there than
 * what was found, or is not sure, or could not be finer; then what was found is the better guess.
 */
export async function segmentSubject(picture: Sharp, size: Fit, seen: Plane): Promise<Plane | null> {
  const found = boundingBox(seen, faint);
  if (!found || isThin(seen)) return null;
  const parts = partsOf(seen);
  // What joins parts that lie apart may be anywhere.
  const around = parts.length > 1 ? { x: 0, y: 0, width: seen.width, height: seen.height } : withRoom(found, seen);
  const embedding = await embedPart(picture, scaled(around, size, seen));
  const box = boxPrompts(found, around);
  const first = await segment(embedding, box);
  const second = await segment(embedding, box, { before: first });
  const outlined = await withMissing(embedding, box, second, cropPlane(seen, around));
  const whole = parts.length > 1 ? await joinParts(embedding, parts, outlined) : outlined;
  if (!isSteady(whole)) return null;
  const outline = dropSpecks(paste(segmentPlane(whole, around), seen, around));
  const isSame = agreement(seen, outline) >= trusted || isWholeOf(seen, found, { outline, score: whole.score });
  return isSame ? outline : null;
}

function withRoom(box: Box, { width, height }: { width: number; height: number }): Box {
  const margin = room * Math.max(box.width, box.height);
  const [x, y] = [Math.max(0, Math.floor(box.x - margin)), Math.max(0, Math.floor(box.y - margin))];
  const right = Math.min(width, Math.ceil(box.x + box.width + margin));
  const bottom = Math.min(height, Math.ceil(box.y + box.height + margin));
  return { x, y, width: right - x, height: bottom - y };
}

/** A box of the small copy in the picture's own pixels. */
function scaled(box: Box, full: Fit, small: Fit): Box {
  const scale = full.width / small.width;
  const [x, y] = [Math.round(box.x * scale), Math.round(box.y * scale)];
  const right = Math.min(full.width, Math.round((box.x + box.width) * scale));
  const bottom = Math.min(full.height, Math.round((box.y + box.height) * scale));
  return { x, y, width: Math.max(1, right - x), height: Math.max(1, bottom - y) };
}

function embedPart(picture: Sharp, { x, y, width, height }: Box): Promise<Embedding> {
  return embedPicture(picture.clone().extract({ left: x, top: y, width, height }));
}

function boxPrompts(box: Box, around: Box): Prompt[] {
  const at = (x: number, y: number) => ({ x: (x - around.x) / around.width, y: (y - around.y) / around.height });
  return [
    { ...at(box.x, box.y), kind: 'box-start' },
    { ...at(box.x + box.width, box.y + box.height), kind: 'box-end' },
  ];
}

/** Two things side by side are one subject to whoever photographed them, and two to the network: asked for both, it gives both. */
async function withMissing(
  embedding: Embedding,
  box: readonly Prompt[],
  found: Segment,
  seen: Plane,
): Promise<Segment> {
  const small = resizePlane(seen, answerSide, answerSide);
  const { share, places } = deepestMissing(small, found.logits);
  if (share >= covered) return found;
  const points = places.map(({ x, y }): Prompt => ({ x: x / answerSide, y: y / answerSide, kind: 'keep' }));
  const again = await segment(embedding, [...box, ...points], { before: found });
  return isSteady(again) && deepestMissing(small, again.logits).share > share ? again : found;
}

function cropPlane(plane: Plane, { x, y, width, height }: Box): Plane {
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const start = (y + row) * plane.width + x;
    data.set(plane.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}
