import { readFile, writeFile } from 'node:fs/promises';
import { findFaces } from '@adwright/vision/faces/find-faces.ts';
import sharp from 'sharp';
import { fitLipCorners } from './fit-lip-corners.ts';
import { fitLipLine } from './fit-lip-line.ts';
import { fitMesh, type Seen } from './fit-mesh.ts';

/** A ground that no skin or hair is like. */
const ground = '#c8cdc9';

/** The face as our own eyes find it, brought to what the camera is known to have seen. */
export async function meshOf(picture: Buffer, seenFile: string, file: string): Promise<void> {
  const opaque = await sharp(picture).flatten({ background: ground }).removeAlpha().png().toBuffer();
  const [face, ...others] = await findFaces(opaque);
  if (!face || others.length > 0) throw new Error(`The picture shows ${face ? others.length + 1 : 'no'} faces.`);
  const seen = JSON.parse(await readFile(seenFile, 'utf8')) as Seen;
  const { data, info } = await sharp(opaque).greyscale().raw().toBuffer({ resolveWithObject: true });
  const shade = { width: info.width, height: info.height, data };
  const fitted = fitLipCorners(fitLipLine(fitMesh(Float32Array.from(face.mesh), seen), shade), shade);
  await writeFile(file, `${JSON.stringify(Array.from(fitted, (value) => Math.round(value * 100) / 100))}\n`);
}
