/** What the brightness of a face alone tells. All faces are looked at at the same width, so that they compare. */
import type { Face } from '@adwright/domain/engines/pictures.ts';
import sharp from 'sharp';

const side = 192;

export type GreyFace = {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Points of the face's mesh, in these pixels. */
  readonly at: (point: number) => Place;
};
type Place = { readonly x: number; readonly y: number };

export async function greyFace(
  photo: Uint8Array,
  { box, mesh }: Face,
  size: { readonly width: number; readonly height: number },
): Promise<GreyFace> {
  const left = Math.min(size.width - 1, Math.max(0, Math.floor(box.x)));
  const top = Math.min(size.height - 1, Math.max(0, Math.floor(box.y)));
  const width = Math.max(1, Math.min(size.width - left, Math.ceil(box.width)));
  const height = Math.max(1, Math.min(size.height - top, Math.ceil(box.height)));
  const { data, info } = await sharp(photo)
    .autoOrient()
    .extract({ left, top, width, height })
    .resize({ width: side })
    // As the networks see it: what is transparent is no shade about the face.
    .flatten({ background: '#ffffff' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const scale = side / width;
  const at = (point: number): Place => ({
    x: ((mesh[point * 3] ?? 0) - left) * scale,
    y: ((mesh[point * 3 + 1] ?? 0) - top) * scale,
  });
  return { data, width: info.width, height: info.height, at };
}

/** How much the brightness changes from one pixel to the next, at the sharpest places. */
export function detailOf({ data, width, height }: GreyFace): number {
  const edges: number[] = [];
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const around = (data[i - 1] ?? 0) + (data[i + 1] ?? 0) + (data[i - width] ?? 0) + (data[i + width] ?? 0);
      edges.push(Math.abs(4 * (data[i] ?? 0) - around));
    }
  return share(edges, 0.95);
}

/** Of 255. Dark skin in the light of a room has three times as much at its brightest places. */
const dimmest = 55;

/** So little light that no feature can be told from another. */
export function isTooDark({ data }: GreyFace): boolean {
  return share([...data], 0.95) < dimmest;
}

/** Nothing bright where both eyes should be: dark glasses. Eyes, however dark, have whites and a glint. */
export function areEyesDark(face: GreyFace): boolean {
  return [468, 473].every((iris) => share(about(face, face.at(iris), 14, 8), 0.9) < cheeksOf(face) * 0.35);
}

/** In eyes that can be seen the iris is darker than the white on both sides of it by 0.5 of a cheek and more. */
const leastWhite = 0.3;

/** An iris between its whites: an eye looks out, be it through glasses. */
export function isEyeSeen(face: GreyFace): boolean {
  const cheeks = cheeksOf(face);
  return eyes.some(({ iris, corners }) => {
    const middle = face.at(iris);
    const dark = share(about(face, middle, 3, 3), 0.5);
    return corners.every((corner) => {
      const white = between(middle, face.at(corner), 0.6);
      return share(about(face, white, 2, 2), 0.5) - dark > cheeks * leastWhite;
    });
  });
}
const eyes = [
  { iris: 468, corners: [33, 133] },
  { iris: 473, corners: [263, 362] },
] as const;

/** Of bare faces one of these places at least is as bright as the forehead; black cloth reaches 0.4 of it at most. */
const darkest = 0.5;
const forehead = [9, 151, 107, 336, 168] as const;
/** The tip of the nose, the cheeks beside the mouth, and the lips: no beard covers all of them. */
const aboutMouth = [4, 205, 425, 0, 17] as const;

/** Dark cloth before nose and mouth, which a network takes for a beard or for shade. */
export function isMouthDark(face: GreyFace): boolean {
  const light = (point: number): number => share(about(face, face.at(point), 3, 3), 0.5);
  const skin = share(forehead.map(light), 0.5);
  return aboutMouth.every((point) => light(point) < skin * darkest);
}

function cheeksOf(face: GreyFace): number {
  return share([...about(face, face.at(50), 5, 5), ...about(face, face.at(280), 5, 5)], 0.5);
}

function about({ data, width }: GreyFace, { x, y }: Place, across: number, down: number): number[] {
  const found: number[] = [];
  for (let dy = -down; dy <= down; dy += 1)
    for (let dx = -across; dx <= across; dx += 1)
      found.push(data[Math.round(y + dy) * width + Math.round(x + dx)] ?? 0);
  return found;
}

function between(from: Place, to: Place, part: number): Place {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

function share(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}
