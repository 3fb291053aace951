import { readFile } from 'node:fs/promises';
import { readHints } from '@adwright/renderer/read-hints.ts';
import { samplePicture, type SampleShot } from '@adwright/samples/pictures.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import type { AdImage } from '@adwright/studio/template-input.ts';
import sharp from 'sharp';

type Shot = { readonly image: AdImage; readonly bytes: Uint8Array };

const shots = new Map<string, Promise<Shot>>();

/** A photograph of a sample product as ads show it: cut-outs without the empty margin around them. */
export function shotOf(id: SampleProductId, shot: SampleShot): Promise<Shot> {
  const name = `${id}-${shot}`;
  const made = shots.get(name) ?? readShot(id, shot, name);
  shots.set(name, made);
  return made;
}

async function readShot(id: SampleProductId, shot: SampleShot, name: string): Promise<Shot> {
  const isCutout = shot === 'cutout';
  const picture = sharp(await readFile(samplePicture(id, shot)));
  const { data, info } = await (isCutout ? picture.trim({ threshold: 8 }) : picture)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const facts = { ...(isCutout && { cutout: true as const }), ...(await readHints(data, isCutout)) };
  return { image: { id: name, asset: { kind: 'image', src: name, width, height, ...facts } }, bytes: data };
}
