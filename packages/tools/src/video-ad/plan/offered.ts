import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { tracks } from '@adwright/sound/music/tracks.ts';
import type { Template, TemplateId, TemplateNeed } from '@adwright/studio/template.ts';
import { templates } from '@adwright/studio/templates/registry.ts';

/** Facts this form asks for. An idea that lives on others, a review or an end of the sale, is not offered: nothing is made up. */
const askedFor: ReadonlySet<TemplateNeed> = new Set(['product', 'photo', 'price', 'points']);

const first: readonly TemplateId[] = ['sticker-story', 'three-reasons', 'close-ups', 'caption-story'];

const usable = templates.filter(
  ({ kind, needs = [] }) => kind === 'video' && needs.every((need) => askedFor.has(need)),
);

/** The films there are, the ones that suit most products first. */
export const filmTemplates: readonly TemplateId[] = [
  ...first,
  ...usable.map(({ id }) => id).filter((id) => !first.includes(id)),
];

const needsOf = new Map(usable.map(({ id, needs = [] }: Template) => [id, needs]));

/** Films that have something to show of this product. */
export function filmsFor({ pictures, price }: Pick<AdProductInput, 'pictures' | 'price'>): readonly TemplateId[] {
  const missing = (need: TemplateNeed): boolean =>
    need === 'price' ? price === null : (need === 'product' || need === 'photo') && pictures.length === 0;
  return filmTemplates.filter((id) => !(needsOf.get(id) ?? []).some(missing));
}

export const musicTracks = tracks.map(({ id, name, mood }) => ({ id, name, mood }));

export const filmLengths = [15, 20, 30] as const;

/** Instead of one voice: the most natural one of the film's language that sounds so. */
export const anyVoices = ['female', 'male'] as const;

export const longestHook = 120;
