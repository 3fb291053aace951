import { durationOf } from '../creative/timeline.ts';
import type { Slot } from '../creative/layer.ts';
import { sampleInput } from '../samples/sample-input.ts';
import { buildCreative, type Template, type TemplateCategory, type TemplateId } from '../template.ts';
import { templates } from './registry.ts';

/** What a person chooses a template by. Its name is the message `templates.names.<id>`. */
export type CatalogueEntry = {
  readonly id: TemplateId;
  readonly kind: 'picture' | 'video';
  readonly category: TemplateCategory;
  /** Of the preview; every template lays out for every placement. */
  readonly ratio: '4:5' | '9:16';
  /** Seconds with an ordinary brief; absent for pictures. */
  readonly seconds?: number;
  readonly slots: readonly Slot[];
  /** Files of this package. */
  readonly picture: string;
  readonly clip?: string;
};

function entryOf(template: Template): CatalogueEntry {
  const { id, kind, category, slots } = template;
  const picture = `previews/${id}.webp`;
  if (kind === 'picture') return { id, kind, category, ratio: '4:5', slots, picture };
  const creative = buildCreative(template, sampleInput({ language: 'en', placement: 'tiktok-in-feed' }));
  const seconds = Math.round(durationOf(creative) * 10) / 10;
  return { id, kind, category, ratio: '9:16', seconds, slots, picture, clip: `previews/${id}.mp4` };
}

let known: readonly CatalogueEntry[] | undefined;

/** Every template, in the order the gallery shows them. */
export function templateCatalogue(): readonly CatalogueEntry[] {
  known ??= templates.map(entryOf);
  return known;
}
