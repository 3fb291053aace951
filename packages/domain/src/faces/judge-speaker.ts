import { AppError } from '@adwright/contract/errors.ts';
import { type Box, type Face, type PeopleMap, peopleClasses } from '../engines/pictures.ts';

/** Below, a mouth is a few pixels: nobody could see it speak. */
const smallestFace = 110;
const mostYaw = 28;
const mostRoll = 25;
/** Guesses are off by some years; grown-ups in drawings are guessed at sixteen. */
const youngest = 15;

/** Around the mouth and on the chin: skin or a beard, unless something hangs before it. */
const lowerFace = [0, 17, 61, 291, 199, 200, 205, 425, 18, 152] as const;
const eyes = [159, 145, 386, 374, 468, 473] as const;

/** Of bare faces one of these points in ten is taken for something else at most, of faces behind a mask half of them. */
const mostCovered = 0.3;

/** What was guessed of one person in several pictures: a single one is off by more than all of them together. */
export function areOfChild(ages: readonly number[]): boolean {
  const sorted = ages.toSorted((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  return middle !== undefined && middle < youngest;
}

/** What belongs to whom in a part of a photo, and which part that is. */
export type SeenPeople = { readonly map: PeopleMap; readonly area: Box };

/**
 * The one face of a photo that can be made to speak. Refuses all else with what to do about it. What is before the
 * eyes does not matter where only the mouth will move, nor where they can be seen: clear glasses are something, too.
 */
export function judgeSpeaker(
  faces: readonly Face[],
  people: SeenPeople,
  { eyesMatter = true }: { readonly eyesMatter?: boolean } = {},
): Face {
  const [face, next] = faces;
  if (!face) throw new AppError('face_not_found');
  // Somebody small in the background is no second speaker.
  if (next && next.box.width > face.box.width * 0.45) throw new AppError('faces_several');
  if (face.box.width < smallestFace) throw new AppError('face_too_small');
  if (Math.abs(face.pose.yaw) > mostYaw) throw new AppError('face_turned');
  if (Math.abs(face.pose.roll) > mostRoll) throw new AppError('face_tilted');
  if (face.age !== null && face.age < youngest) throw new AppError('face_child');
  const seen = (points: readonly number[]): number => coveredShare(face, points, people);
  if (seen(lowerFace) > mostCovered || (eyesMatter && seen(eyes) > 0.8)) throw new AppError('face_covered');
  return face;
}

/** Of these points, how many show something that belongs to no body. */
function coveredShare({ mesh }: Face, points: readonly number[], { map, area }: SeenPeople): number {
  const strange = points.filter((point) => {
    const x = Math.floor((((mesh[point * 3] ?? 0) - area.x) / area.width) * map.width);
    const y = Math.floor((((mesh[point * 3 + 1] ?? 0) - area.y) / area.height) * map.height);
    if (x < 0 || y < 0 || x >= map.width || y >= map.height) return false;
    const kind = peopleClasses[map.classes[y * map.width + x] ?? 0];
    return kind === 'other' || kind === 'clothes';
  });
  return strange.length / points.length;
}
