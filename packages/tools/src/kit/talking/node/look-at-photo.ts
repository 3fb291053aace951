import { AppError } from '@adwright/contract/errors.ts';
import type { Face, PictureCall, Pictures } from '@adwright/domain/engines/pictures.ts';
import { isUpsideDown } from '@adwright/domain/faces/is-upside-down.ts';
import { judgeSpeaker } from '@adwright/domain/faces/judge-speaker.ts';
import sharp from 'sharp';
import { areEyesDark, detailOf, greyFace, isEyeSeen, isMouthDark, isTooDark } from './grey-face.ts';
import { peopleAroundFace } from './people-around-face.ts';

export type SpeakingPhoto = {
  readonly face: Face;
  /** How many smaller faces are there, who do not speak. */
  readonly others: number;
  readonly width: number;
  readonly height: number;
  /** How sharp the face is; faces of all sizes compare. */
  readonly detail: number;
};

/** Skin under soft light still has lashes and lips; what has less was shaken or enlarged from a few pixels. */
const leastDetail = 9;

/** The face that will speak. Refuses, with the reason, before anybody has paid for it. */
export async function lookAtPhoto(
  pictures: Pick<Pictures, 'findFaces' | 'parsePeople'>,
  photo: Uint8Array,
  call: PictureCall,
): Promise<SpeakingPhoto> {
  const { autoOrient } = await sharp(photo).metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  const faces = await pictures.findFaces(photo, call);
  const [largest] = faces;
  if (!largest) throw new AppError('face_not_found');
  const grey = await greyFace(photo, largest, size);
  if (isTooDark(grey)) throw new AppError('photo_dark');
  const people = await peopleAroundFace(pictures, photo, largest, size, call);
  if (isUpsideDown(largest, people)) throw new AppError('photo_upside_down');
  const face = judgeSpeaker(faces, people, { eyesMatter: !isEyeSeen(grey) });
  if (areEyesDark(grey) || isMouthDark(grey)) throw new AppError('face_covered');
  const detail = detailOf(grey);
  if (detail < leastDetail) throw new AppError('photo_blurred');
  return { face, others: faces.length - 1, ...size, detail };
}
