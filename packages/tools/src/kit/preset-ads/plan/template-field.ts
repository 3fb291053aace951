import { templates } from '@adwright/studio/templates/registry.ts';
import type { Template, TemplateId } from '@adwright/studio/template.ts';
import { z } from 'zod';

type Kinds = readonly Template['kind'][];

/**
 * Ideas that need facts this form does not ask for: a countdown without an end, a review nobody wrote, spoken words.
 * Ads say nothing that the person did not say.
 */
const needMore: ReadonlySet<string> = new Set([
  'testimonial',
  'review-stack',
  'kind-words',
  'countdown',
  'sale-countdown',
  'us-versus-them',
  'duel',
  'before-after',
  'caption-story',
]);

/** The ideas a preset can be made from, in the gallery's order. */
export function offeredTemplates(kinds: Kinds, first: readonly TemplateId[] = []): readonly TemplateId[] {
  const offered = templates.filter(({ id, kind }) => kinds.includes(kind) && !needMore.has(id)).map(({ id }) => id);
  return [...first, ...offered.filter((id) => !first.includes(id))];
}

export function templateField(offered: readonly TemplateId[]) {
  return z.enum(offered as [TemplateId, ...TemplateId[]]).default(offered[0] as TemplateId);
}
