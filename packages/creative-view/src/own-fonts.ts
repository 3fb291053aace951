import { fileOfFamily } from '@adwright/studio/brand/own-family.ts';
import type { PictureHost } from './picture-host.ts';

const there = new Set<string>();
const asked = new Map<string, Promise<void>>();

/** True for the families everybody has, too: those have style sheets. */
export function hasOwnFont(family: string): boolean {
  return fileOfFamily(family) === null || there.has(family);
}

/** Fetches an uploaded font once. One that cannot be had is asked for again by the next text that needs it. */
export function loadOwnFont(host: PictureHost, family: string): Promise<void> {
  const id = fileOfFamily(family);
  if (id === null || there.has(family)) return Promise.resolve();
  const pending = asked.get(family) ?? fetchFont(host, family, id).finally(() => asked.delete(family));
  asked.set(family, pending);
  return pending;
}

async function fetchFont(host: PictureHost, family: string, id: string): Promise<void> {
  const url = await host.pictureUrl(`asset:${id}`).catch(() => null);
  if (url === null) return;
  try {
    await addFontFace(family, url);
    there.add(family);
  } catch {
    // Drawn in the next family of the stack.
  }
}

/** Whatever weight is asked for, the file serves it: a browser would smear a static font into a bolder one. */
export async function addFontFace(family: string, url: string): Promise<void> {
  const face = new FontFace(family, `url(${JSON.stringify(url)})`, { weight: '1 1000' });
  await face.load();
  document.fonts.add(face);
}
