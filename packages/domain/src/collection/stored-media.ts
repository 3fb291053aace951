import type { LibraryAd } from '@adwright/contract/library/library.ts';
import type { FileLinks } from '../assets/ports.ts';

/** How a person's own file stands in a saved ad: its signed address would run out. The name is part of what is signed. */
export function storedAddress({ id, name }: { readonly id: string; readonly name: string }): string {
  return `asset:${id}/${name}`;
}

const stored = /^asset:([0-9a-f-]{36})\/(.+)$/;

/** The file that stands in such an address; null for one of the library's own pictures. */
export function storedFile(address: string): { readonly id: string; readonly name: string } | null {
  const [, id, name] = stored.exec(address) ?? [];
  return id === undefined || name === undefined ? null : { id, name };
}

/** The ad with addresses that work now. */
export function withLinks(ad: LibraryAd, sign: (file: { id: string; name: string }) => string): LibraryAd {
  const open = (address: string): string => {
    const file = storedFile(address);
    return file === null ? address : sign(file);
  };
  return {
    ...ad,
    media: ad.media.map((one) => ({ ...one, url: open(one.url), thumb_url: open(one.thumb_url) })),
  };
}

export type Signing = { readonly links: FileLinks };
