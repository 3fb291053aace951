import { AppError } from '@adwright/contract/errors.ts';
import type { Face, PictureCall, Pictures } from '@adwright/domain/engines/pictures.ts';
import { judgeSpeaker } from '@adwright/domain/faces/judge-speaker.ts';
import sharp from 'sharp';

export type SpeakingPhoto = {
  readonly face: Face;
  readonly width: number;
  readonly height: number;
  /** How sharp the face is; faces of all sizes compare. */
  readonly detail: number;
};

/** Faces are compared at this width. */
const side = 192;
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
  if (faces.length === 0) throw new AppError('face_not_found');
  const face = judgeSpeaker(faces, await pictures.parsePeople(photo, call), size);
  const grey = await greyFace(photo, face, size);
  if (areEyesDark(grey, face)) throw new AppError('face_covered');
  const detail = detailOf(grey);
  if (detail < leastDetail) throw new AppError('photo_blurred');
  return { face, ...size, detail };
}

/** The face in grey, all of the same width. */
type Grey = { readonly data: Uint8Array; readonly width: number; readonly height: number; readonly scale: number };

async function greyFace(photo: Uint8Array, { box }: Face, size: { width: number; height: number }): Promise<Grey> {
  const left = Math.max(0, Math.floor(box.x));
  const top = Math.max(0, Math.floor(box.y));
  const width = Math.max(1, Math.min(size.width - left, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(size.height - top, Math.ceil(box.height)));
  const { data, info } = await sharp(photo)
    .autoOrient()
    .extract({ left, top, width, height })
    .resize({ width: side })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, scale: side / width };
}

/** How much the brightness of a face changes from one pixel to the next, at its sharpest places. */
function detailOf({ data, width, height }: Grey): number {
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const around = (data[i - 1] ?? 0) + (data[i + 1] ?? 0) + (data[i - width] ?? 0) + (data[i + width] ?? 0);
      edges.push(Math.abs(4 * (data[i] ?? 0) - around));
    }
  return share(edges, 0.95);
}

/** Nothing bright where both eyes should be: dark glasses. Eyes, however dark, have whites and a glint. */
function areEyesDark(grey: Grey, { mesh, box }: Face): boolean {
  const at = (point: number): readonly [number, number] => [
    ((mesh[point * 3] ?? 0) - Math.max(0, box.x)) * grey.scale,
    ((mesh[point * 3 + 1] ?? 0) - Math.max(0, box.y)) * grey.scale,
  ];
  const about = ([x, y]: readonly [number, number], across: number, down: number): number[] => {
    const found: number[] = [];
    for (let dy = -down; dy <= down; dy += 1)
      for (let dx = -across; dx <= across; dx += 1)
        found.push(grey.data[Math.round(y + dy) * grey.width + Math.round(x + dx)] ?? 0);
    return found;
  };
  const cheeks = share([...about(at(50), 5, 5), ...about(at(280), 5, 5)], 0.5);
  return [468, 473].every((iris) => share(about(at(iris), 14, 8), 0.9) < cheeks * 0.35);
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
