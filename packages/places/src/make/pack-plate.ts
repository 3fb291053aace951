import { evenOut } from '@adwright/darkroom/even-out.ts';
import type { Size } from '@adwright/darkroom/planes.ts';
import sharp, { type Sharp } from 'sharp';

/** RGB. */
export type Picture = { readonly bytes: Uint8Array; readonly size: Size };

export type Plate = { readonly plate: Picture; readonly shade: Picture };

/** What the scene grid shows of a place: the plate, and under it the shade. */
function smallOf({ width, height }: Size): Size {
  return width > height ? { width: 400, height: 320 } : { width: 320, height: 400 };
}

/** Writes the three files that ship of a place: `NAME.webp`, `NAME-shade.webp` and `NAME-small.webp`. */
export async function packPlate(name: string, { plate, shade }: Plate): Promise<void> {
  for (const { bytes, size } of [plate, shade]) evenOut(bytes, size);
  const webp = { effort: 5, smartSubsample: true } as const;
  await raw(plate)
    .webp({ ...webp, quality: 92 })
    .toFile(`${name}.webp`);
  await raw(shade)
    .webp({ ...webp, quality: 86 })
    .toFile(`${name}-shade.webp`);
  await writeSmall({ plate, shade }, smallOf(plate.size), `${name}-small.webp`);
}

/** What lies there, of which no rendering is left. */
export async function packAgain(name: string): Promise<void> {
  const [plate, shade] = await Promise.all([read(`${name}.webp`), read(`${name}-shade.webp`)]);
  await packPlate(name, { plate, shade });
}

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { bytes: data, size: { width: info.width, height: info.height } };
}

function raw({ bytes, size }: Picture): Sharp {
  return sharp(bytes, { raw: { width: size.width, height: size.height, channels: 3 } });
}

async function writeSmall({ plate, shade }: Plate, small: Size, file: string): Promise<void> {
  const [top, bottom] = await Promise.all([plate, shade].map((one) => raw(one).resize(small).png().toBuffer()));
  await sharp({ create: { width: small.width, height: small.height * 2, channels: 3, background: '#000' } })
    .composite([
      { input: top, left: 0, top: 0 },
      { input: bottom, left: 0, top: small.height },
    ])
    .webp({ quality: 80, effort: 6 })
    .toFile(file);
}
