import type { LibraryMedia } from '@adwright/contract/library/library.ts';
import type { Look } from '@adwright/contract/library/look.ts';
import type { LibraryEntry } from '../ports.ts';
import type { ImportedRow } from './read-row.ts';

export type KeptMedia = { readonly media: LibraryMedia; readonly look: Look };

/** Takes a picture into the installation's own files; throws a sentence where it cannot or must not be had. */
export type MediaKeeper = (url: string) => Promise<KeptMedia>;

/** The ad with its pictures in our own files. One that cannot be had costs itself, not the ad. */
export async function withMedia(
  { entry, images }: ImportedRow,
  keepMedia: MediaKeeper,
  onFault: (reason: string) => void,
): Promise<LibraryEntry> {
  const kept: KeptMedia[] = [];
  for (const url of images)
    try {
      kept.push(await keepMedia(url));
    } catch (error) {
      onFault(`images: ${error instanceof Error ? error.message : 'not to be had'}`);
    }
  return { ...entry, media: kept.map(({ media }) => media), look: kept[0]?.look };
}
