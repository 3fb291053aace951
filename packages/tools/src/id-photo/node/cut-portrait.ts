import { AppError } from '@adwright/contract/errors.ts';
import { type Box, type Face, peopleClasses, type Pictures } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';
import { closeHoles, keepConnected, mendMatte } from '../plan/matte.ts';
import { refineHair } from '../plan/refine-hair.ts';

/** Larger than any document's photo, and small enough to be quick. */
const longest = 1600;

export type Portrait = {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same face in this picture's own pixels. */
  readonly face: Pick<Face, 'landmarks' | 'pose'>;
};

/** The part of the photo around the person, as a picture of its own. */
export async function takePortrait(photo: Uint8Array, face: Face, box: Box): Promise<Portrait> {
  const scale = Math.min(1, longest / Math.max(box.width, box.height));
  const { data, info } = await sharp(photo)
    .rotate()
    .flatten({ background: '#fff' })
    .extract({ left: box.x, top: box.y, width: box.width, height: box.height })
    .resize(Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale)), { fit: 'fill' })
    .toColourspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      throw new AppError('wrong_file_kind', {}, [], { cause: error });
    });
  const landmarks = Object.fromEntries(
    Object.entries(face.landmarks).map(([name, { x, y }]) => [
      name,
      { x: (x - box.x) * scale, y: (y - box.y) * scale },
    ]),
  ) as Face['landmarks'];
  return { bytes: data, width: info.width, height: info.height, face: { landmarks, pose: face.pose } };
}

/** The person without what was behind them: a PNG of the portrait's size. */
export async function cutPortrait(
  portrait: Portrait,
  pictures: Pick<Pictures, 'cutOut' | 'parsePeople'>,
  signal: AbortSignal,
): Promise<Buffer> {
  const { width, height } = portrait;
  const cut = await pictures.cutOut(portrait.bytes, { signal });
  const people = await pictures.parsePeople(portrait.bytes, { signal });
  const rgba = await sharp(cut.picture.bytes).ensureAlpha().resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const own = await sharp(portrait.bytes).removeAlpha().raw().toBuffer();
  const alpha = Uint8Array.from({ length: width * height }, (_, i) => rgba[i * 4 + 3] ?? 0);
  mendMatte(alpha, width, height, people, portrait.face.landmarks.noseTip);
  for (let i = 0; i < alpha.length; i += 1) {
    // A filled hole shows the photo: what the edge finder took for background has lost its colour there.
    if ((rgba[i * 4 + 3] ?? 0) < (alpha[i] ?? 0)) rgba.set(own.subarray(i * 3, i * 3 + 3), i * 4);
    rgba[i * 4 + 3] = alpha[i] ?? 0;
  }
  const { leftEye, rightEye, chin, noseTip } = portrait.face.landmarks;
  const eyes = { x: (leftEye.x + rightEye.x) / 2, y: (leftEye.y + rightEye.y) / 2 };
  const head = { ...eyes, chin: Math.hypot(chin.x - eyes.x, chin.y - eyes.y) };
  refineHair({ data: rgba, width, height }, own, head, (x, y) => {
    const [column, row] = [Math.floor((x / width) * people.width), Math.floor((y / height) * people.height)];
    return peopleClasses[people.classes[row * people.width + column] ?? 0] ?? 'background';
  });
  const refined = Uint8Array.from(alpha, (_, i) => rgba[i * 4 + 3] ?? 0);
  keepConnected(refined, width, height, noseTip);
  closeHoles(refined, alpha, width);
  for (const [i, value] of refined.entries()) rgba[i * 4 + 3] = value;
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}
