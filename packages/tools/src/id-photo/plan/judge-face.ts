import { AppError } from '@adwright/contract/errors.ts';
import type { Face } from '@adwright/domain/engines/pictures.ts';

/** A tilt up to here is turned back; more bends the shoulders out of the picture. */
const mostRoll = 20;
const mostYaw = 15;
/** A level head reads about −7 here: the forehead's point lies behind the chin's. */
export const levelPitch = -7;
const mostPitch = 18;
const shut = 0.22;

/** The one face a document may show. Refuses, with what to do about it, everything no office would take. */
export function judgeFace(faces: readonly Face[]): Face {
  const [face, ...others] = faces;
  if (!face) throw new AppError('face_not_found');
  if (others.length > 0) throw new AppError('faces_several');
  if (Math.min(face.eyesOpen.left, face.eyesOpen.right) < shut) throw new AppError('eyes_closed');
  if (Math.abs(face.pose.roll) > mostRoll) throw new AppError('face_tilted');
  const turned = Math.abs(face.pose.yaw) > mostYaw || Math.abs(face.pose.pitch - levelPitch) > mostPitch;
  if (turned) throw new AppError('face_turned');
  return face;
}
