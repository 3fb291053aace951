import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { coverAt, coverOf } from '@adwright/darkroom/cover.ts';
import { cleanGuides, denoise } from '@adwright/darkroom/denoise.ts';
import { clamp, eachPlane, type Planes } from '@adwright/darkroom/planes.ts';
import { passOf, readExr } from '@adwright/darkroom/read-exr.ts';
import { toneMap } from '@adwright/darkroom/tone.ts';
import sharp from 'sharp';
import type { PersonLook } from '../people.ts';
import { mendEdges } from './mend-edges.ts';
import { meshOf } from './mesh.ts';
import { packPerson } from './pack-person.ts';
import type { Recipe } from './recipe.ts';

const grade = { exposure: 0.35, power: 1.25, saturation: 1.3 } as const;

/** Below this alpha a colour is mostly noise. */
const faint = 0.03;

/** Denoises and develops what Blender rendered, finds the face, and writes the files that ship. */
export async function finishPerson(recipe: Recipe, look: string, rendered: string, into: string): Promise<PersonLook> {
  const name = `${recipe.id}-${look}`;
  const exr = readExr(await readFile(join(rendered, `${name}.exr`)));
  const guides = await cleanGuides(
    { albedo: passOf(exr, 'Denoising Albedo'), normal: passOf(exr, 'Denoising Normal') },
    exr,
  );
  const noisy = coverOf(exr);
  const light = await denoise(passOf(exr, 'Combined'), guides, exr);
  const [covered] = await denoise([noisy, noisy, noisy], guides, exr);
  const alpha = covered.map(
    (value, at) => coverAt(value, noisy[at] ?? 0) * topFade(Math.floor(at / exr.width), exr.height),
  );
  const straight = eachPlane(light, (plane) => plane.map((value, at) => value / Math.max(covered[at] ?? 0, faint)));
  const picture = toBytes(straight, alpha, recipe);
  const { width, height } = exr;
  mendEdges({ width, height, data: picture });
  const made = sharp(picture, { raw: { width, height, channels: 4 } });
  await packPerson(made, join(into, name));
  await meshOf(await made.clone().png().toBuffer(), join(rendered, `${name}.seen.json`), join(into, `${name}.json`));
  const pose = recipe.looks.find(({ id }) => id === look)?.pose;
  return { id: look, ...(pose && { pose }), width, height };
}

/** A curl that reaches the upper edge would end in a straight cut. */
function topFade(row: number, height: number): number {
  const share = clamp(row / (height * 0.025), 0, 1);
  return share * share * (3 - 2 * share);
}

function toBytes(light: Planes, alpha: Float32Array, recipe: Recipe): Buffer {
  const developed = toneMap(light, { ...grade, ...recipe.grade });
  const bytes = Buffer.alloc(alpha.length * 4);
  for (let at = 0; at < alpha.length; at += 1) {
    const cover = alpha[at] ?? 0;
    if (cover === 0) continue;
    for (const channel of [0, 1, 2])
      bytes[4 * at + channel] = Math.round(255 * clamp(developed[3 * at + channel] ?? 0, 0, 1));
    bytes[4 * at + 3] = Math.round(255 * cover);
  }
  return bytes;
}
