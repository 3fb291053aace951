import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import type { LifePose } from '@adwright/presenter/speaking/life.ts';
import { type MouthShape, poseOfShape } from '@adwright/presenter/speaking/mouth-shapes.ts';
import sharp from 'sharp';

/** Where somebody stands: a plate as it is out of focus, or plain. */
export type Ground = Buffer | string;

type Size = { readonly width: number; readonly height: number };

async function grounded(ground: Ground, { width, height }: Size): Promise<Buffer> {
  if (typeof ground !== 'string')
    return sharp(ground)
      .resize({ width, height, fit: 'cover' })
      .blur(Math.max(1, width / 60))
      .png()
      .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: ground } })
    .png()
    .toBuffer();
}

/** Standing on the lower edge of a cell. */
export async function standing(picture: string, ground: Ground, cell: Size): Promise<Buffer> {
  const person = await sharp(picture)
    .resize({ ...cell, fit: 'contain', position: 'bottom', background: '#0000' })
    .png()
    .toBuffer();
  return sharp(await grounded(ground, cell))
    .composite([{ input: person }])
    .png()
    .toBuffer();
}

const still: LifePose = { blink: 0, brow: 0, yaw: 0, pitch: 0, roll: 0, gazeX: 0, gazeY: 0, breath: 0 };

/** What a strip shows, one after the other: shapes of the mouth, shut eyes, and a turned head that looks aside. */
const moments: readonly (LifePose & { readonly shape: MouthShape })[] = [
  { ...still, shape: 'sil' },
  { ...still, shape: 'aa' },
  { ...still, shape: 'E' },
  { ...still, shape: 'ih' },
  { ...still, shape: 'oh' },
  { ...still, shape: 'ou' },
  { ...still, shape: 'FF' },
  { ...still, shape: 'PP' },
  { ...still, shape: 'sil', blink: 1 },
  { ...still, shape: 'E', brow: 1, yaw: 1, pitch: -0.5, gazeX: 0.8 },
];

/** A face in all moments side by side, as our own engine draws it. */
export async function speaking(picture: string, mesh: Float32Array, ground: Ground, side: number): Promise<Buffer> {
  const { width, height } = await sharp(picture).metadata();
  const over = await standing(picture, ground, { width, height });
  const { data } = await sharp(over).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const draw = openFace({ width, height, data: new Uint8ClampedArray(data) }, mesh, { width, height });
  const at = (i: number, axis: 0 | 1): number => mesh[i * 3 + axis] ?? 0;
  const [eyes, chin] = [(at(33, 0) + at(263, 0)) / 2, at(152, 1)];
  const reach = Math.round((chin - at(10, 1)) * 1.25);
  const crop = {
    left: Math.max(0, Math.round(eyes - reach / 2)),
    top: Math.max(0, Math.round(chin - reach * 0.92)),
    width: reach,
    height: reach,
  };
  const cells: Buffer[] = [];
  for (const { shape, ...life } of moments) {
    const drawn = draw({ ...poseOfShape[shape], ...life });
    const raw = { raw: { width, height, channels: 4 as const } };
    cells.push(await sharp(Buffer.from(drawn.data), raw).extract(crop).resize(side, side).png().toBuffer());
  }
  return inRows(cells, { width: side, height: side }, cells.length);
}

export async function inRows(cells: readonly Buffer[], { width, height }: Size, columns: number): Promise<Buffer> {
  const rows = Math.ceil(cells.length / columns);
  const size = { width: columns * width, height: rows * height };
  return sharp({ create: { ...size, channels: 3, background: '#fff' } })
    .composite(cells.map((input, i) => ({ input, left: (i % columns) * width, top: Math.floor(i / columns) * height })))
    .png()
    .toBuffer();
}
