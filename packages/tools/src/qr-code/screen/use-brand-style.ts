import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import { useRef } from 'react';
import { useBrandStart } from '../../kit/form/screen/brands.ts';
import { readLogo } from '../../kit/qr/plan/logo.ts';
import { brandInk, usualInk } from '../plan/brand-ink.ts';
import type { QrFields } from './fields.ts';

/** Larger would be no sharper in the middle of a code, and too heavy for one. */
const logoSide = 240;

/** Begins a code in the brand's color, with its logo and link; another brand takes all of it along. */
export function useBrandStyle(own: unknown, change: (next: (fields: QrFields) => QrFields) => void): void {
  const latest = useRef<BrandKit | null>(null);
  useBrandStart(own, (kit) => {
    const before = latest.current;
    latest.current = kit;
    change((fields) => withBrand(fields, kit, before));
    void logoOf(kit).then((logo) => {
      // Whoever switched on meanwhile has another logo coming.
      if (latest.current === kit) change((fields) => ({ ...fields, style: { ...fields.style, logo } }));
    });
  });
}

function withBrand(fields: QrFields, kit: BrandKit | null, before: BrandKit | null): QrFields {
  const { url } = fields.contents.url;
  const isTyped = url !== '' && url !== before?.link;
  return {
    ...fields,
    contents: {
      ...fields.contents,
      url: { ...fields.contents.url, url: isTyped ? url : (kit?.link ?? '') },
    },
    style: { ...fields.style, foreground: brandInk(kit?.colors ?? []) ?? usualInk },
  };
}

/** A code carries its logo in itself; one that cannot be had is left out. */
async function logoOf(kit: BrandKit | null): Promise<string | null> {
  const [file] = kit?.logo_files ?? [];
  if (!file) return null;
  try {
    const answer = await fetch(file.url);
    const picture = await createImageBitmap(await answer.blob());
    const scale = Math.min(1, logoSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const logo = canvas.toDataURL('image/png');
    return readLogo(logo) === null ? null : logo;
  } catch {
    return null;
  }
}
