import { readFile } from 'node:fs/promises';
import { samplePicture, type SampleShot } from '@adwright/samples/pictures.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import type { Picture } from '@adwright/studio/draw/host.ts';
import type { DisplayList } from '@adwright/studio/layout/display-list.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import sharp from 'sharp';
import { decodeAssets } from '../assets.ts';
import { readHints } from '../read-hints.ts';

const files = new Map<string, Uint8Array>();
const images = new Map<string, AdImage>();

/** A photograph of a sample product. Cut-outs lose the empty margin around them: templates stand them on their lower edge. */
export async function sampleShot(id: SampleProductId, shot: SampleShot): Promise<AdImage> {
  const name = `${id}-${shot}`;
  const known = images.get(name);
  if (known) return known;
  const picture = sharp(await readFile(samplePicture(id, shot)));
  const cutout = shot === 'cutout';
  const { data, info } = await (cutout ? picture.trim({ threshold: 8 }) : picture)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  files.set(name, data);
  const { width, height } = info;
  const image: AdImage = {
    id: name,
    asset: {
      kind: 'image',
      src: name,
      width,
      height,
      ...(cutout ? { cutout } : {}),
      ...(await readHints(data, cutout)),
    },
  };
  images.set(name, image);
  return image;
}

/** A picture made of sample shots, under its own name among them. */
export function keepShot(name: string, bytes: Uint8Array): void {
  files.set(name, bytes);
}

export function sampleFile(src: string): Uint8Array {
  const bytes = files.get(src);
  if (!bytes) throw new Error(`${src} is no sample product`);
  return bytes;
}

/** Decodes for one drawing. */
export function decodeShots(list: DisplayList): Promise<Map<string, Picture>> {
  return decodeAssets(list, [list], async (src) => sampleFile(src));
}
