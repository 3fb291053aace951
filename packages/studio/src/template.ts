import type { Messages } from '@adwright/i18n/areas.ts';
import { assetsOfImages } from './ad-image-assets.ts';
import { creativeVersion, type AssetRef, type Creative, type Scene } from './creative/creative.ts';
import type { Layer, Slot } from './creative/layer.ts';
import type { TemplateInput } from './template-input.ts';
import { breathing } from './templates/kit/breathing.ts';
import { createKit, type Kit } from './templates/kit/kit.ts';
import { underWay } from './templates/kit/under-way.ts';

export type Composition = {
  readonly scenes: readonly Scene[];
  readonly overlay?: readonly Layer[];
  readonly poster?: number;
  /** A family for the `accent` role where the idea needs one. */ readonly accentFont?: string;
};

/** Names and categories are messages: one without words in every language does not compile. */
export type TemplateId = keyof Messages['templates']['names'];
export type TemplateCategory = keyof Messages['templates']['categories'];

/** What an idea is nothing without. It is the person's to give: nobody's review, price or deadline is made up. */
export type TemplateNeed =
  | 'product'
  | 'photo'
  | 'price'
  | 'offer'
  | 'points'
  | 'quote'
  | 'comparison'
  | 'endsIn'
  | 'figure';

/**
 * A template is an idea: which slots it can use, and a pure function from a kit (the brief, the brand's
 * colours, the frame) to scenes. It never stretches: it asks the frame for its shape and lays out for it.
 */
export type Template = {
  readonly id: TemplateId;
  readonly kind: 'picture' | 'video';
  readonly category: TemplateCategory;
  /** What no other template does, in one sentence. */
  readonly idea: string;
  readonly slots: readonly Slot[];
  /** Without these it still draws, but has nothing to say. */
  readonly needs?: readonly TemplateNeed[];
  readonly fps?: number;
  /** Begins with the light of the first place coming on. */
  readonly lightComes?: true;
  /** Whose scenes a longer film goes on with, once this one has said everything in its opening. */
  readonly continues?: TemplateId;
  compose(kit: Kit): Composition;
};

export function defineTemplate(template: Template): Template {
  return template;
}

function assetsOf(input: TemplateInput): Record<string, AssetRef> {
  const images = [...input.product.images, ...(input.product.photos ?? []), ...(input.logos ?? [])];
  return { ...assetsOfImages(images), ...input.audio?.assets };
}

/** brief + product + brand + placement → creative. */
export function buildCreative(template: Template, input: TemplateInput): Creative {
  const composition = template.compose(createKit(input));
  const { brief, brand, placement } = input;
  return {
    version: creativeVersion,
    kind: template.kind,
    width: placement.width,
    height: placement.height,
    fps: template.fps ?? 30,
    language: brief.language,
    direction: brief.direction,
    safe: { ...placement.safe },
    brand: composition.accentFont ? { ...brand, fonts: { ...brand.fonts, accent: composition.accentFont } } : brand,
    assets: assetsOf(input),
    scenes: template.kind === 'video' ? breathing(underWay(composition.scenes)) : [...composition.scenes],
    overlay: [...(composition.overlay ?? [])],
    audio: template.kind === 'video' ? [...(input.audio?.clips ?? [])] : [],
    meta: {
      template: template.id,
      placement: placement.id,
      title: brief.headline.slice(0, 300),
      ...(composition.poster === undefined ? {} : { poster: composition.poster }),
    },
  };
}
