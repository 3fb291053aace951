import { type Area, cropPlane, cropPlanes, filledArea } from './crop.ts';
import { coverAt, coverOf } from './cover.ts';
import { cleanCover, cleanGuides, denoise } from './denoise.ts';
import type { Planes } from './planes.ts';
import { type Exr, passOf } from './read-exr.ts';
import { spreadColour } from './spread-colour.ts';

/** Light that is not premultiplied and how much of each pixel is covered, in the part of the picture that is not empty. */
export type CutOut = { readonly light: Planes; readonly alpha: Float32Array; readonly area: Area };

/** Around what is denoised, so that edges are seen against what is beside them. */
const around = 24;

/** Denoises what stands before nothing. The networks see only the part that is not empty: most of a product shot is. */
export async function cutOut(exr: Exr): Promise<CutOut> {
  const whole = coverOf(exr);
  const area = filledArea(whole, exr, around);
  const pass = (name: string): Planes => cropPlanes(passOf(exr, name), exr, area);
  const guides = await cleanGuides({ albedo: pass('Denoising Albedo'), normal: pass('Denoising Normal') }, area);
  const noisy = cropPlane(whole, exr, area);
  const clean = await cleanCover(noisy, area);
  const alpha = clean.map((value, at) => coverAt(value, noisy[at] ?? 0));
  const light = await denoise(pass('Combined'), guides, area);
  return { light: spreadColour(light, alpha, area), alpha, area };
}
