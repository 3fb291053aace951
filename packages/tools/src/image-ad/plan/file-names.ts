import { placementOf, type PlacementId } from '@adwright/studio/placements.ts';

/** `meta/meta-feed-square_1080x1080.jpg`: by network, then by size; several designs have a folder each. */
export function fileName(size: PlacementId, format: string, folder?: string): string {
  const { network, width, height } = placementOf(size);
  const name = `${network}/${size}_${width}x${height}.${format}`;
  return folder === undefined ? name : `${folder}/${name}`;
}

/** `02-bold-type`: in the order of choosing. */
export function folderOf(index: number, template: string): string {
  return `${String(index + 1).padStart(2, '0')}-${template}`;
}

/** Stored files lie side by side, so the folders become a part of the name where it would not be unique without. */
export function flatName(name: string): string {
  const parts = name.split('/');
  const file = parts.at(-1) ?? name;
  return parts.length > 2 ? `${parts[0]}_${file}` : file;
}
