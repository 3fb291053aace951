import type { AdDesign } from '@adwright/studio/design/design.ts';
import { tidied } from './tidied.ts';

/** Those that may be moved, changed in size, turned, ordered and removed. */
export function unlocked(design: AdDesign, ids: readonly string[]): string[] {
  const locked = new Set(design.locked);
  return ids.filter((id) => !locked.has(id));
}

export function lockLayers(design: AdDesign, ids: readonly string[], lock: boolean): AdDesign {
  const others = (design.locked ?? []).filter((id) => !ids.includes(id));
  return tidied({ ...design, locked: lock ? [...others, ...ids] : others });
}
