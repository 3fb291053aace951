import { readFile } from 'node:fs/promises';
import type { AvatarBackground } from '@adwright/contract/project/avatar-video.ts';
import type { TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { Behind, PresenterOrder } from '@adwright/domain/engines/rendering.ts';
import { placePicture } from '@adwright/places/pictures.ts';
import { placeOf } from '@adwright/places/places.ts';
import sharp from 'sharp';
import type { ToolContext } from '../../../tool.ts';
import { type Frame, frameOfRatio } from '../../film/plan/ratios.ts';
import { readPicture } from '../../pictures/node/read-picture.ts';
import { lookAtPhoto } from '../../talking/node/look-at-photo.ts';
import { cropFor, faceBox, frameOf, inFrame } from '../../talking/plan/framing.ts';
import { cover, framePerson, frameRoom, roomBlur, type Standing } from '../plan/frame-person.ts';

type Wanted = {
  readonly avatar: string;
  readonly background: AvatarBackground;
  readonly ratio: TalkingRatio;
  readonly standing?: Standing | undefined;
};

/** Somebody before what is behind them, ready to speak; the film's frame, and where the face is in it. */
export type StandingAvatar = {
  readonly order: Pick<PresenterOrder, 'photo' | 'mesh' | 'crop' | 'behind' | 'width' | 'height'>;
  readonly frame: Frame;
  readonly face: Box;
};

export async function standAvatar(
  { avatar, background, ratio, standing }: Wanted,
  context: ToolContext,
): Promise<StandingAvatar> {
  const { picture, mesh: known, cutOut } = await context.readAvatar(avatar);
  const mesh = known ?? (await meshOf(picture, context));
  const box = faceBox(mesh);
  const { autoOrient } = await sharp(picture).metadata();
  const size = { width: autoOrient.width, height: autoOrient.height };
  if (background.kind === 'own' && !cutOut) {
    const crop = cropFor(ratio, size, box);
    const frame = frameOf(ratio, crop);
    const { width, height } = frame;
    return { order: { photo: picture, mesh, crop, width, height }, frame, face: inFrame(box, crop, frame) };
  }
  const frame = frameOfRatio(ratio);
  const { width, height } = frame;
  const crop = framePerson(frame, size, box, standing);
  const photo = cutOut ? picture : await withoutGround(picture, context);
  const behind = await behindOf(background, frame, context);
  return { order: { photo, mesh, crop, behind, width, height }, frame, face: inFrame(box, crop, frame) };
}

async function meshOf(picture: Uint8Array, { pictures, signal, userId }: ToolContext): Promise<Float32Array> {
  const { face } = await lookAtPhoto(pictures, picture, { signal, person: userId });
  return face.mesh;
}

async function withoutGround(picture: Uint8Array, { pictures, signal }: ToolContext): Promise<Uint8Array> {
  const { picture: cut, subject } = await pictures.cutOut(picture, { signal });
  if (subject === null) throw new AppError('subject_not_found');
  return cut.bytes;
}

async function behindOf(background: AvatarBackground, frame: Frame, context: ToolContext): Promise<Behind> {
  if (background.kind === 'color') return { color: background.color };
  if (background.kind === 'picture') {
    const picture = await readPicture(context, background.picture);
    const { autoOrient } = await sharp(picture).metadata();
    const whole = { x: 0, y: 0, width: autoOrient.width, height: autoOrient.height };
    return { picture, crop: cover(frame, whole), blur: 0 };
  }
  const place = placeOf(background.kind === 'place' ? background.id : usualPlace);
  if (!place) throw new AppError('not_found');
  const [width, height] = place.size;
  const picture = await readFile(placePicture(place.id, 'plate'));
  return { picture, crop: frameRoom(frame, { width, height }), blur: roomBlur };
}

/** Somebody who was cut out has no ground of their own. */
const usualPlace = 'living-day';
