import { z } from 'zod';
import { PageQuery } from '../paging.ts';

const TemplateKind = z.enum(['video', 'image']);

export const Template = z.object({
  id: z.string(),
  /** In the caller's language. */
  name: z.string(),
  kind: TemplateKind,
  category: z.string(),
  category_name: z.string(),
  /** Of the preview; every template lays out for every network's sizes. */
  ratio: z.string(),
  /** With an ordinary brief; null for pictures. */
  seconds: z.number().nullable(),
  /** What it can show, such as a headline, a price or a picture. */
  slots: z.array(z.string()),
  preview_image: z.string(),
  preview_clip: z.string().nullable(),
});
export type Template = z.infer<typeof Template>;

/** In the gallery's own order; `sort` is taken and changes nothing. */
export const TemplateListQuery = PageQuery.extend({
  page_size: z.coerce.number().int().min(1).max(100).default(100),
  kind: TemplateKind.optional(),
  category: z.string().max(40).optional(),
});
export type TemplateListQuery = z.infer<typeof TemplateListQuery>;
