import type { BrandKit, BrandKitInput, OwnFont } from '@adwright/contract/brand-kit/brand-kit.ts';

type FontField = OwnFont & { readonly url: string };

/** What stands in the editor: lists of words as texts with a line each, logos with how to show them. */
export type KitFields = Pick<BrandKitInput, 'name' | 'website' | 'colors' | 'type' | 'cta' | 'link'> & {
  logos: readonly { readonly id: string; readonly url: string }[];
  fonts: { readonly heading: FontField | null; readonly body: FontField | null };
  tone: NonNullable<BrandKitInput['tone']> | '';
  use: string;
  avoid: string;
};

const longestWord = 40;
const mostWords = 30;

export function fieldsOfKit(kit: BrandKit | null): KitFields {
  return {
    name: kit?.name ?? '',
    website: kit?.website ?? '',
    logos: (kit?.logo_files ?? []).flatMap(({ asset_id, url }) => (asset_id === null ? [] : [{ id: asset_id, url }])),
    colors: kit?.colors ?? [],
    type: kit?.type ?? '',
    fonts: { heading: fontField(kit, kit?.fonts.heading), body: fontField(kit, kit?.fonts.body) },
    tone: kit?.tone ?? '',
    cta: kit?.cta ?? '',
    link: kit?.link ?? '',
    use: (kit?.use ?? []).join('\n'),
    avoid: (kit?.avoid ?? []).join('\n'),
  };
}

function fontField(kit: BrandKit | null, font: OwnFont | null | undefined): FontField | null {
  return font ? { ...font, url: kit?.font_urls[font.id] ?? '' } : null;
}

function storedFont(field: FontField | null): OwnFont | null {
  return field && { id: field.id, name: field.name, license: field.license };
}

export function kitOfFields({ logos, fonts, tone, use, avoid, link, ...rest }: KitFields): BrandKitInput {
  return {
    ...rest,
    logos: logos.map(({ id }) => id),
    fonts: { heading: storedFont(fonts.heading), body: storedFont(fonts.body) },
    tone: tone === '' ? null : tone,
    link: addressIn(link),
    use: linesIn(use),
    avoid: linesIn(avoid),
  };
}

/** One per line, or as people also write lists: with commas, of any script. */
function linesIn(text: string): string[] {
  const lines = text.split(/[\n,;،、，；]/).map((line) => line.trim().slice(0, longestWord));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostWords);
}

/** People write `kestrel.com`. */
function addressIn(text: string): string {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
