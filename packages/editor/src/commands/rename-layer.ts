import type { AdDesign } from '@adwright/studio/design/design.ts';
import { tidied } from './tidied.ts';

const longest = 80;

/** What a layer is called in lists and by readers; with no name it is called by what it is again. */
export function renameLayer(design: AdDesign, id: string, wished: string): AdDesign {
  const name = wished.trim().slice(0, longest).trim();
  const before = design.names?.find((one) => one.id === id)?.name ?? '';
  if (name === before) return design;
  const others = (design.names ?? []).filter((one) => one.id !== id);
  return tidied({ ...design, names: name === '' ? others : [...others, { id, name }] });
}
