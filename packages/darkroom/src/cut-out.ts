import { type Area, cropPlane, cropPlanes, filledArea } from './crop.ts';
import { cleanCover, cleanGuides, denoise } from './denoise.ts';
import { clamp, type Planes } from './planes.ts';
import { type Exr, passOf } from './read-exr.ts';
import { spreadColour } from './spread-colour.ts';

/** Light that is not premultiplied and how much of each pixel is covered, in the part of the picture that is not empty. */
export type CutOut = { readonly light: Planes; readonly alpha: Float32Array; readonly area: Area };

/** Around what is denoised, so that edges are seen against what is beside them. */
const around = 24;

/** Denoises what stands before nothing. The networks see only the part that is not empty: most of a product shot is. */
export async function cutOut(exr: Exr): Promise<CutOut> {
  const whole = alphaOf(exr);
  const area = filledArea(whole, exr, around);
  const pass = (name: string): Planes => cropPlanes(passOf(exr, name), exr, area);
  const guides = await cleanGuides({ albedo: pass('Denoising Albedo'), normal: pass('Denoising Normal') }, area);
  const noisy = cropPlane(whole, exr, area);
  const clean = await cleanCover(noisy, area);
  const alpha = clean.map((value, at) => edge(value, noisy[at] ?? 0));
  const light = await denoise(pass('Combined'), guides, area);
  return { light: spreadColour(light, alpha, area), alpha, area };
}

function alphaOf({ channels }: Exr): Float32Array {
  for (const [name, plane] of channels) if (name.endsWith('.Combined.A')) return plane;
  throw new Error('The picture has no alpha.');
}

/** Nothing where nothing was hit, all where everything was: only edges are in between. */
function edge(clean: number, noisy: number): number {
  if (noisy <= 0 && clean < 0.08) return 0;
  return noisy >= 1 && clean > 0.92 ? 1 : clamp((clean - 0.015) / 0.97, 0, 1);
}
