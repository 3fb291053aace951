import { AppError } from '@adwright/contract/errors.ts';
import type { AvatarRatio } from '@adwright/contract/avatar/avatar.ts';
import type { ReadAvatar } from '@adwright/domain/avatars/seen-avatar.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import type { RunContext, RunHandler } from '@adwright/domain/runs/ports.ts';
import { safePicture } from '@adwright/tools/kit/pictures/node/safe-picture.ts';
import sharp from 'sharp';
import type { AvatarPhotoOrder } from './avatar-photo-run.ts';
import { type Figure, framePerson } from './frame-person.ts';
import { paintBackdrop } from './paint-backdrop.ts';
import { setPerson } from './set-person.ts';

const frames: Readonly<Record<AvatarRatio, { readonly width: number; readonly height: number }>> = {
  '4:5': { width: 1080, height: 1350 },
  '1:1': { width: 1080, height: 1080 },
  '9:16': { width: 1080, height: 1920 },
};

/** A photo of somebody before a place, a studio's color, or what a provider made of words. */
export const makeAvatarPhoto: RunHandler = async (input, context) => {
  const { avatar, setting, words, framing, ratio } = input as AvatarPhotoOrder;
  await context.progress(5, 'look');
  const person = await cutOut(context, await context.readAvatar(avatar));
  await context.progress(60, 'draw');
  const frame = frames[ratio];
  const backdrop = await paintBackdrop({ setting, words, ...frame }, context);
  const at = framePerson(person.figure, frame, framing);
  const body = await setPerson({ backdrop, person: person.picture, at, frame });
  const photo = await context.saveAsset({ name: 'photo.jpg', mime: 'image/jpeg', body, ...frame });
  return { photo };
};

type Cut = { readonly picture: Uint8Array; readonly figure: Figure };

/** Whoever stands before something is taken out of it; built-in people come alone. */
async function cutOut({ pictures, signal }: RunContext, avatar: ReadAvatar): Promise<Cut> {
  if (avatar.cutOut) return cutFigure(avatar.picture, faceOf(avatar.mesh));
  const photo = await safePicture(avatar.picture);
  const [face] = avatar.mesh ? [] : await pictures.findFaces(photo, { signal });
  const mesh = avatar.mesh ?? face?.mesh ?? null;
  const { picture, subject } = await pictures.cutOut(photo, { signal });
  if (subject === null || mesh === null) throw new AppError('face_not_found');
  return cutFigure(picture.bytes, faceOf(mesh), subject);
}

function faceOf(mesh: Float32Array | null): Box {
  if (mesh === null) throw new AppError('face_not_found');
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < mesh.length; at += 3) {
    const [x = 0, y = 0] = [mesh[at], mesh[at + 1]];
    [left, right] = [Math.min(left, x), Math.max(right, x)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y)];
  }
  return { x: left, y: top, width: right - left, height: Math.max(1, bottom - top) };
}

/** An edge cuts somebody off where more than a strand of hair touches it. */
const mostTouching = 0.03;

async function cutFigure(picture: Uint8Array, face: Box, subject?: Box): Promise<Cut> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const share = (length: number, at: (i: number) => number): number => {
    let seen = 0;
    for (let i = 0; i < length; i += 1) if ((data[at(i)] ?? 0) > 60) seen += 1;
    return seen / length;
  };
  const cut = {
    left: share(height, (y) => y * width) > mostTouching,
    right: share(height, (y) => y * width + width - 1) > mostTouching,
    top: share(width, (x) => x) > mostTouching,
  };
  const body = subject ?? { x: 0, y: 0, width, height };
  return { picture, figure: { size: { width, height }, body, face, cut } };
}
