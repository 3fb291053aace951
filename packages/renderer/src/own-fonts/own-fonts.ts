import { fileOfFamily } from '@adwright/studio/brand/own-family.ts';
import { type FontKey, GlobalFonts } from '@napi-rs/canvas';
import type { OwnFontFiles } from './read-own-fonts.ts';
import { type FontFacts, readSfnt } from './read-sfnt.ts';

export type OwnFont = FontFacts & { readonly alias: string; readonly key: FontKey };

/** A process that plans for many people forgets the oldest beyond this. */
const mostKept = 24;

const kept = new Map<string, OwnFont>();
let version = 0;

/** Whoever remembers widths or names of fonts forgets them when this changes. */
export function ownFontsVersion(): number {
  return version;
}

export function ownFontOf(family: string): OwnFont | undefined {
  return kept.get(family);
}

/** Draws with these and no others: what was here for the last order may be another person's. */
export function useOwnFonts(files: OwnFontFiles): void {
  drop([...kept.keys()].filter((family) => !files.has(family)));
  addOwnFonts(files);
}

/** One that cannot be read is left out, and the next family of the stack writes. */
export function addOwnFonts(files: OwnFontFiles): void {
  for (const [family, bytes] of files) {
    if (kept.has(family)) continue;
    const font = register(family, bytes);
    if (font === null) continue;
    kept.set(family, font);
    version += 1;
  }
  drop([...kept.keys()].slice(0, Math.max(0, kept.size - mostKept)));
}

function register(family: string, bytes: Uint8Array): OwnFont | null {
  try {
    const facts = readSfnt(bytes);
    const alias = `aw-own-${fileOfFamily(family)}`;
    const key = GlobalFonts.register(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), alias);
    return key === null ? null : { ...facts, alias, key };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function drop(families: readonly string[]): void {
  if (families.length === 0) return;
  GlobalFonts.removeBatch(families.flatMap((family) => kept.get(family)?.key ?? []));
  for (const family of families) kept.delete(family);
  version += 1;
}
