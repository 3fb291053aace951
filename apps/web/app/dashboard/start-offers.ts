import type { SectionKey } from './section-keys.ts';

const address = /^(?:https?:\/\/)?[^\s/]+\.[a-z]{2,}(?:[/?#]\S*)?$/iu;

export function isAddress(typed: string): boolean {
  return address.test(typed.trim());
}

/** What can be made from a page's product, from words alone: the likeliest first. */
const fromAddress: readonly SectionKey[] = [
  'ImageAd',
  'AdCopy',
  'ProductImage',
  'GifBanner',
  'DisplayAd',
  'PpcPreview',
  'QRCodeGenerator',
  'Products',
];
const fromWords: readonly SectionKey[] = ['ImageAd', 'AdCopy', 'GifBanner', 'Banner', 'Poster', 'DisplayAd'];

/** The sections that can begin with what is typed. Nothing typed, nothing offered. */
export function startOffers(typed: string): readonly SectionKey[] {
  if (typed.trim() === '') return [];
  return isAddress(typed) ? fromAddress : fromWords;
}
