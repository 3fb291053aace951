import type { ImageAdGoal, ImageAdStyle, ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import type { FontPairId } from '@adwright/studio/design/variants.ts';
import type { Template, TemplateCategory, TemplateId } from '@adwright/studio/template.ts';

type Look = {
  readonly fonts: readonly FontPairId[];
  readonly roundness: readonly number[];
  /** Ideas that live from this look. */
  readonly ideas: readonly TemplateId[];
};

export const looks: Record<ImageAdStyle, Look> = {
  mixed: {
    fonts: ['studio', 'editorial', 'friendly', 'industrial', 'crafted', 'technical', 'poster'],
    roundness: [0.6, 0.2, 0.9, 0.4],
    ideas: [],
  },
  clean: {
    fonts: ['friendly', 'studio', 'technical'],
    roundness: [0.5, 0.7],
    ideas: [
      'product-hero',
      'gallery-label',
      'editorial',
      'plinth',
      'callouts',
      'checklist',
      'shop-card',
      'arch-window',
    ],
  },
  bold: {
    fonts: ['industrial', 'poster', 'studio'],
    roundness: [0, 0.2],
    ideas: [
      'bold-type',
      'diagonal',
      'big-price',
      'big-number',
      'reason-tiles',
      'collage',
      'behind-the-name',
      'offer-band',
    ],
  },
  editorial: {
    fonts: ['editorial', 'crafted'],
    roundness: [0, 0.1],
    ideas: [
      'editorial',
      'magazine-cover',
      'gallery-label',
      'framed-poster',
      'photo-headline',
      'spotlight',
      'arch-window',
    ],
  },
  playful: {
    fonts: ['friendly', 'crafted', 'studio'],
    roundness: [1, 0.8],
    ideas: ['collage', 'postage-stamp', 'pattern', 'checklist', 'chat', 'reason-tiles', 'instant-print', 'colour-half'],
  },
  premium: {
    fonts: ['editorial', 'crafted'],
    roundness: [0, 0.15],
    ideas: ['spotlight', 'framed-poster', 'gallery-label', 'plinth', 'magazine-cover', 'editorial', 'behind-the-name'],
  },
  technical: {
    fonts: ['technical', 'industrial'],
    roundness: [0.15, 0.3],
    ideas: ['callouts', 'bento', 'big-number', 'product-hero', 'reason-tiles', 'search', 'hot-spots'],
  },
};

const byGoal: Record<ImageAdGoal, Partial<Record<TemplateCategory, number>>> = {
  awareness: { product: 7, story: 6, type: 5, proof: 1, offer: -8 },
  sale: { offer: 12, product: 4, proof: 2, story: -3 },
  launch: { product: 9, type: 7, story: 4, offer: -8 },
  traffic: { reasons: 7, story: 6, product: 4, offer: -4 },
  app: { reasons: 8, story: 5, proof: 4, offer: -4 },
  leads: { reasons: 8, proof: 6, product: 3, offer: -2 },
};

/** Ideas that promise more than one picture can keep: there is nothing to swipe to. Shown when they are asked for. */
const onlyWhenChosen: ReadonlySet<TemplateId> = new Set(['swipe-card']);

/** A photograph is looked at before any colour is; ideas that show one come a little sooner. */
const photographed = 5;
/** Who chose a place wants to see it, among few ads as well. */
const asChosen = 20;

type Wish = Pick<ImageAdWallInput, 'goal' | 'style' | 'place'>;

export function biasOf(template: Template, { goal, style, place }: Wish): number {
  if (onlyWhenChosen.has(template.id)) return -80;
  const suits = (byGoal[goal][template.category] ?? 0) + (looks[style].ideas.includes(template.id) ? 10 : 0);
  if (!template.needs?.includes('photo')) return suits;
  return suits + (place === null ? photographed : asChosen);
}
