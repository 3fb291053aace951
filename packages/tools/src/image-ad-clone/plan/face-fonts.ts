/** Families we can draw with, nearest to the faces of the reference. */
import type { BrandFonts } from '@adwright/contract/brand-kit/brand-fonts.ts';
import type { CloneBox, CloneType } from '@adwright/contract/ads-image/image-ad-clone.ts';
import type { FontRole } from '@adwright/studio/creative/text-style.ts';

export type FaceFonts = {
  readonly families: { heading: string; body: string; accent?: string };
  roleOf(type: CloneType): FontRole;
};

/** A brand's families take the places of the reference's: what its headline is set in is the heading. */
export function faceFonts(boxes: readonly CloneBox[], own?: BrandFonts | null): FaceFonts {
  const types = boxes.flatMap(({ type }) => type ?? []);
  const lead = boxes.find(({ role }) => role === 'headline')?.type ?? types.toSorted((a, b) => b.size - a.size)[0];
  const heading = lead ? familyOf(lead) : 'Inter';
  if (own) return { families: { ...own }, roleOf: (type) => (familyOf(type) === heading ? 'heading' : 'body') };
  const body = lead?.face === 'serif' && lead.weight >= 600 ? 'Manrope' : 'Inter';
  const other = types.find((type) => familyOf(type) !== heading && type.face !== 'sans');
  return {
    families: { heading, body, ...(other ? { accent: familyOf(other) } : {}) },
    roleOf: (type) => {
      const family = familyOf(type);
      if (family === heading) return 'heading';
      return other && family === familyOf(other) ? 'accent' : 'body';
    },
  };
}

function familyOf({ face, weight }: CloneType): string {
  if (face === 'condensed') return 'Anton';
  if (face === 'serif') return weight < 460 ? 'Instrument Serif' : 'Fraunces';
  return weight >= 900 ? 'Archivo' : 'Inter';
}
