import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Place } from '@adwright/scenery/place/place.ts';
import { cleanGuides, denoise } from '@adwright/darkroom/denoise.ts';
import { packPlate } from './pack-plate.ts';
import { bounceOf, groundAt } from './bounce.ts';
import { bandsOf, describePlace, lightAt, type Shot, wordsOf } from './describe-place.ts';
import { clamp, eachPlane, halfPlane, type Planes } from '@adwright/darkroom/planes.ts';
import { passOf, readExr } from '@adwright/darkroom/read-exr.ts';
import type { Recipe } from './recipe.ts';
import { balanced, bloom, levelsOf, stretch, toneMap } from '@adwright/darkroom/tone.ts';

const grain = 0.012;

function toBytes(picture: Float32Array, grained: number): Buffer {
  const bytes = Buffer.alloc(picture.length);
  let state = 12_345;
  const random = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
  for (let at = 0; at < picture.length; at += 3) {
    const noise = grained === 0 ? 0 : (random() + random() + random() - 1.5) * grained;
    for (const channel of [at, at + 1, at + 2]) {
      const value = picture[channel] ?? 0;
      bytes[channel] = Math.round(255 * clamp(value + noise * (0.35 + 2.6 * value * (1 - value)), 0, 1));
    }
  }
  return bytes;
}

/** The light that is left when the key light is blocked. Never more than with it. */
function withoutKey(full: Planes, key: Planes): Planes {
  return full.map((plane, channel) =>
    plane.map((value, at) => Math.max(0, value - (key[channel as 0]?.[at] ?? 0))),
  ) as unknown as Planes;
}

function atMost(planes: Planes, limit: Planes): Planes {
  return planes.map((plane, channel) =>
    plane.map((value, at) => Math.min(value, limit[channel as 0]?.[at] ?? 0)),
  ) as unknown as Planes;
}

/** Denoises and develops what Blender rendered, and writes the files that ship. */
export async function finishPlate(recipe: Recipe, rendered: string, into: string): Promise<Place> {
  const exr = readExr(await readFile(join(rendered, `${recipe.id}.exr`)));
  const shot = JSON.parse(await readFile(join(rendered, `${recipe.id}.json`), 'utf8')) as Shot;
  const guides = await cleanGuides(
    { albedo: passOf(exr, 'Denoising Albedo'), normal: passOf(exr, 'Denoising Normal') },
    exr,
  );
  const noisy = passOf(exr, 'Combined');
  const taken = await denoise(noisy, guides, exr);
  const half = { width: exr.width >> 1, height: exr.height >> 1 };
  const halved = (planes: Planes): Planes => eachPlane(planes, (plane) => halfPlane(plane, exr));
  const halfGuides = { albedo: halved(guides.albedo), normal: halved(guides.normal) };
  const blocked = await denoise(halved(withoutKey(noisy, passOf(exr, 'Combined_key'))), halfGuides, half);
  const lightOf = (picture: Planes) => lightAt(shot.stand, picture, halfGuides.albedo, half, half.width / shot.size[0]);
  const colour = lightOf(halved(taken));
  const [full, dim] = [taken, blocked].map((picture) => balanced(picture, recipe.grade, colour)) as [Planes, Planes];
  const [fullHalf, mapped] = [halved(full), toneMap(bloom(full, exr), recipe.grade)];
  const levels = levelsOf(mapped);
  const plate = stretch(mapped, levels);
  const shade = stretch(toneMap(bloom(atMost(dim, fullHalf), half), recipe.grade), levels);
  const direct = readExr(await readFile(join(rendered, `${recipe.id}-direct.exr`)));
  const ground = groundAt(shot, {
    full: { planes: halved(taken), size: half },
    dim: { planes: blocked, size: half },
    direct: { planes: passOf(direct, 'Combined_key'), size: direct },
  });
  const bounce = bounceOf(ground, (light) => {
    const pixel = balanced(light.map((value) => Float32Array.of(value)) as unknown as Planes, recipe.grade, colour);
    return [...stretch(toneMap(pixel, recipe.grade), levels)] as [number, number, number];
  });
  const pictures = {
    plate: { bytes: toBytes(plate, grain), size: exr },
    shade: { bytes: toBytes(shade, 0), size: half },
  };
  await packPlate(join(into, recipe.id), pictures);
  return describePlace(recipe, shot, { light: lightOf(fullHalf), words: wordsOf(plate, exr, bandsOf(shot)), bounce });
}
