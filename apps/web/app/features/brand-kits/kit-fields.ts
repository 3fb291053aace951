import type { BrandKit, BrandKitInput } from '@adwright/contract/brand-kit/brand-kit.ts';

/** What stands in the editor: lists of words as texts with a line each, logos with how to show them. */
export type KitFields = Pick<BrandKitInput, 'name' | 'website' | 'colors' | 'type' | 'cta' | 'link'> & {
  logos: readonly { readonly id: string; readonly url: string }[];
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
    tone: kit?.tone ?? '',
    cta: kit?.cta ?? '',
    link: kit?.link ?? '',
    use: (kit?.use ?? []).join('\n'),
    avoid: (kit?.avoid ?? []).join('\n'),
  };
}

export function kitOfFields({ logos, tone, use, avoid, link, ...rest }: KitFields): BrandKitInput {
  return {
    ...rest,
    logos: logos.map(({ id }) => id),
    tone: tone === '' ? null : tone,
    link: addressIn(link),
    use: linesIn(use),
    avoid: linesIn(avoid),
  };
}

function linesIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().slice(0, longestWord));
  return [...new Set(lines.filter((line) => line !== ''))].slice(0, mostWords);
}

/** People write `kestrel.com`. */
function addressIn(text: string): string {
  const typed = text.trim();
  return typed === '' || /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
}
