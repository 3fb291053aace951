import type { Creative } from '../creative/creative.ts';
import type { Layer } from '../creative/layer.ts';

/**
 * A family that a person uploaded is named by its file, so a creative says by itself which font it is set in, and whoever
 * looks for files that are still needed finds the id in it. Where the file is gone, the next family of the stack writes.
 */
const own = /^Own ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function ownFamily(fileId: string): string {
  return `Own ${fileId.toLowerCase()}`;
}

/** The file of a family; null for the families everybody has. */
export function fileOfFamily(family: string): string | null {
  return own.exec(family)?.[1] ?? null;
}

/** The uploaded families that creatives name, each once. */
export function ownFamiliesOf(creatives: readonly Pick<Creative, 'brand' | 'scenes' | 'overlay'>[]): string[] {
  const found = new Set<string>();
  const add = (family: string | undefined): void => {
    if (family !== undefined && fileOfFamily(family) !== null) found.add(family);
  };
  const visit = (layers: readonly Layer[]): void => {
    for (const layer of layers) {
      if ('style' in layer) add(layer.style.family);
      if ('children' in layer) visit(layer.children);
    }
  };
  for (const { brand, scenes, overlay } of creatives) {
    for (const family of Object.values(brand.fonts)) add(family);
    for (const scene of scenes) visit(scene.layers);
    visit(overlay);
  }
  return [...found];
}
