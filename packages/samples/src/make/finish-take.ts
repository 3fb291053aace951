import { readFile, writeFile } from 'node:fs/promises';
import { cutOut, type CutOut } from '@adwright/darkroom/cut-out.ts';
import { cleanGuides, denoise } from '@adwright/darkroom/denoise.ts';
import { clamp, type Planes, type Size } from '@adwright/darkroom/planes.ts';
import { type Exr, passOf, readExr } from '@adwright/darkroom/read-exr.ts';
import { stretch, toneMap } from '@adwright/darkroom/tone.ts';
import sharp, { type Sharp } from 'sharp';

/** One for all pictures: a product has the same colours cut out, on paper and turning. */
export const grade = { exposure: 0.25, power: 1.3, saturation: 1.25, black: 0.01, white: 0.86 } as const;

/** Denoises and develops a picture that Blender rendered, and writes the file that ships. */
export async function finishTake(rendered: string, file: string, mostBytes: number): Promise<Size> {
  const exr = readExr(await readFile(rendered));
  const picture = rendered.endsWith('-scene.exr') ? await developScene(exr) : await developCutOut(exr, file);
  await writeFile(file, await packed(picture, mostBytes));
  return { width: exr.width, height: exr.height };
}

const develop = (light: Planes): Float32Array => stretch(toneMap(light, grade), grade);
const byteOf = (value: number | undefined): number => Math.round(255 * clamp(value ?? 0, 0, 1));

async function developScene(exr: Exr): Promise<Sharp> {
  const guides = await cleanGuides(
    { albedo: passOf(exr, 'Denoising Albedo'), normal: passOf(exr, 'Denoising Normal') },
    exr,
  );
  const picture = develop(await denoise(passOf(exr, 'Combined'), guides, exr));
  return sharp(Buffer.from(Uint8Array.from(picture, byteOf)), {
    raw: { width: exr.width, height: exr.height, channels: 3 },
  });
}

async function developCutOut(exr: Exr, file: string): Promise<Sharp> {
  const made = await cutOut(exr);
  if (isCut(made, exr)) throw new Error(`${file} leaves the frame.`);
  const { left, top, width, height } = made.area;
  const colours = develop(made.light);
  const bytes = Buffer.alloc(exr.width * exr.height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [y * width + x, 4 * ((top + y) * exr.width + left + x)];
      for (const channel of [0, 1, 2]) bytes[to + channel] = byteOf(colours[3 * from + channel]);
      bytes[to + 3] = byteOf(made.alpha[from]);
    }
  return sharp(bytes, { raw: { width: exr.width, height: exr.height, channels: 4 } });
}

/** Whether the product touches an edge of the picture: it would end there in a straight line. */
function isCut({ alpha, area }: CutOut, frame: Size): boolean {
  const { left, top, width } = area;
  return alpha.some((value, at) => {
    const [x, y] = [left + (at % width), top + Math.floor(at / width)];
    return value > 0 && (x === 0 || y === 0 || x === frame.width - 1 || y === frame.height - 1);
  });
}

/** Knit and cloth cost more than they show: they are packed tighter until the picture is light enough. */
async function packed(picture: Sharp, mostBytes: number): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  for (const quality of [86, 80, 74, 68]) {
    const webp = { quality, alphaQuality: 95, effort: 6, smartSubsample: true, exact: true } as const;
    bytes = await picture.clone().webp(webp).toBuffer();
    if (bytes.length <= mostBytes) break;
  }
  return bytes;
}
