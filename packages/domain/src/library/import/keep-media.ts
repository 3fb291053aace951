import type { LibraryMedia } from '@adwright/contract/library/library.ts';
import type { Look } from '@adwright/contract/library/look.ts';
import type { LibraryEntry } from '../ports.ts';
import type { ImportedRow } from './read-row.ts';

export type KeptMedia = { readonly media: LibraryMedia; readonly look: Look };

/** Takes a picture or a film into the installation's own files; throws where it cannot or must not be had. */
export type MediaKeeper = (url: string, kind: LibraryMedia['kind']) => Promise<KeptMedia>;

/**
 * The ad with its media in our own files. What cannot be had costs itself, not the ad. The pictures of a film are its
 * covers: they stand in for one that could not be had.
 */
export async function withMedia(
  { entry, images, videos = [] }: ImportedRow,
  keepMedia: MediaKeeper,
  onFault: (reason: string) => void,
): Promise<LibraryEntry> {
  const kept: KeptMedia[] = [];
  const keep = async (url: string, kind: LibraryMedia['kind']): Promise<void> => {
    try {
      kept.push(await keepMedia(url, kind));
    } catch (error) {
      onFault(`${kind}s: ${error instanceof Error ? error.message : 'not to be had'}`);
    }
  };
  for (const url of videos) await keep(url, 'video');
  if (entry.format === 'image' || kept.length === 0) for (const url of images) await keep(url, 'image');
  return { ...entry, media: kept.map(({ media }) => media), look: kept[0]?.look };
}
