import { fileOfFamily } from '@adwright/studio/brand/own-family.ts';
import type { ResolveSource } from '@adwright/domain/engines/rendering.ts';
import { readFile } from 'node:fs/promises';

/** Uploaded fonts by their families, as files. */
export type OwnFontFiles = ReadonlyMap<string, Uint8Array>;

/** The files behind the uploaded ones among families, asked for as `font:<id>`; one that is gone answers no bytes. */
export async function readOwnFonts(families: readonly string[], resolve: ResolveSource): Promise<OwnFontFiles> {
  const files = new Map<string, Uint8Array>();
  for (const family of new Set(families)) {
    const id = fileOfFamily(family);
    if (id === null) continue;
    const source = await resolve(`font:${id}`);
    const bytes = 'path' in source ? await readFile(source.path) : source;
    if (bytes.length > 0) files.set(family, bytes);
  }
  return files;
}
