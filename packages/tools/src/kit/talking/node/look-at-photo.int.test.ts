import { readFile } from 'node:fs/promises';
import type { Face } from '@adwright/domain/engines/pictures.ts';
import { people, personOf } from '@adwright/people/people.ts';
import { personMesh, personPicture } from '@adwright/people/pictures.ts';
import { describeFace } from '@adwright/vision/faces/describe-face.ts';
import { parsePeople } from '@adwright/vision/people/parse-people.ts';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { lookAtPhoto } from './look-at-photo.ts';

const paper = '#ffffff';
/** Left and right of the person; half as large as it comes, a picture is told in half the time. */
const room = 350;
const scale = 0.5;

type Shot = { readonly photo: Buffer; readonly face: Face };

/** One of our own people in the middle of a wide photo, with `cover` drawn over the face. */
async function shoot(id: string, look: string, cover: (face: Face) => string = () => ''): Promise<Shot> {
  const numbers = JSON.parse(await readFile(personMesh(id, look), 'utf8')) as number[];
  const mesh = Array.from({ length: numbers.length / 3 }, (_, i): [number, number, number] => [
    (numbers[i * 3] ?? 0) * scale + room,
    (numbers[i * 3 + 1] ?? 0) * scale,
    (numbers[i * 3 + 2] ?? 0) * scale,
  ]);
  const face: Face = { ...describeFace(mesh, 1, 1), age: 30 };
  const person = sharp(await readFile(personPicture(id, look)));
  const size = await person.metadata();
  const [width, height] = [size.width * scale, size.height * scale];
  const drawn = `<svg width="${width + 2 * room}" height="${height}">${cover(face)}</svg>`;
  const photo = await sharp({ create: { width: width + 2 * room, height, channels: 3, background: paper } })
    .composite([
      { input: await person.resize(width, height).png().toBuffer(), left: room, top: 0 },
      { input: Buffer.from(drawn) },
    ])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { photo, face };
}

const jaw = [234, 132, 172, 150, 176, 152, 400, 379, 397, 361, 454];
const upperEdge = [447, 347, 197, 118, 227];

/** From under the eyes to around the chin. */
function mask(cloth: string, fold: string): (face: Face) => string {
  return ({ mesh, landmarks }) => {
    const at = (i: number) => [mesh[i * 3] ?? 0, mesh[i * 3 + 1] ?? 0] as const;
    const outside = jaw.map((i) =>
      at(i).map((v, axis) => v + (v - ([landmarks.noseTip.x, at(197)[1]][axis] ?? 0)) * 0.05),
    );
    const outline = [...outside, ...upperEdge.map(at)].join(' ');
    return `<defs><linearGradient id="cloth" x2="1" y2="1"><stop stop-color="${cloth}"/><stop offset="1" stop-color="${fold}"/></linearGradient></defs><polygon points="${outline}" fill="url(#cloth)" stroke="${fold}"/>`;
  };
}

const look = ({ photo, face }: Shot) => lookAtPhoto({ findFaces: async () => [face], parsePeople }, photo, {});

// Those whom the network saw covered in a whole wide photo; with every look, this takes a minute (ALL_LOOKS=1).
const taken: readonly (readonly [string, string])[] = process.env['ALL_LOOKS']
  ? people.flatMap(({ id, looks }) => looks.map((one) => [id, one.id] as const))
  : [
      ['mei', 'ink-rollneck'],
      ['nils', 'rust-cap'],
    ];

it.each(taken)('takes %s in %s, far from the edges of a wide photo', async (id, one) => {
  expect((await look(await shoot(id, one))).detail).toBeGreaterThan(9);
});

it.each([
  ['mei', 'white', '#f4f6f7', '#c9d0d4'],
  ['leila', 'blue', '#9cc7e0', '#5f95b8'],
  ['kenji', 'black', '#2a2a2d', '#131315'],
])('refuses %s behind a %s mask', async (id, _, cloth, fold) => {
  const [worn] = personOf(id)?.looks ?? [];
  await expect(look(await shoot(id, worn?.id ?? '', mask(cloth, fold)))).rejects.toMatchObject({
    code: 'face_covered',
  });
});
