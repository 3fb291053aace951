import { z } from 'zod';
import { AssetRef } from '../creative/creative.ts';
import { PlaceRows } from '../creative/motion.ts';
import type { AdBrief, AdImage } from '../template-input.ts';

const line = (max: number) => z.string().max(max);

const AssetId = z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/);

/** A picture an ad may use, by the id its layers name it with. */
export const AdImageSchema: z.ZodType<AdImage> = z.strictObject({
  id: AssetId,
  asset: AssetRef,
  place: z
    .strictObject({
      ground: AssetRef,
      plane: PlaceRows,
      light: z.strictObject({ dim: AssetRef, dusk: AssetRef }).exactOptional(),
    })
    .exactOptional(),
});

const Comparison = z.strictObject({
  us: line(120),
  them: line(120),
  rows: z.array(z.strictObject({ text: line(300), us: z.boolean(), them: z.boolean() })).max(12),
});

/** The words of an ad as they come from outside: the type is the templates' own. */
export const AdBriefSchema: z.ZodType<AdBrief> = z.strictObject({
  language: z.string().regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8}){0,4}$/),
  direction: z.enum(['ltr', 'rtl']),
  headline: line(600),
  subline: line(1000).exactOptional(),
  cta: line(120).exactOptional(),
  badge: line(120).exactOptional(),
  price: line(60).exactOptional(),
  oldPrice: line(60).exactOptional(),
  points: z.array(line(300)).max(12).exactOptional(),
  quote: z.strictObject({ text: line(1000), author: line(200) }).exactOptional(),
  rating: z
    .strictObject({ value: z.number().min(0).max(10), max: z.number().int().min(1).max(10), label: line(200) })
    .exactOptional(),
  comparison: Comparison.exactOptional(),
  spoken: z
    .array(z.strictObject({ text: line(80), start: z.number().min(0).max(600), end: z.number().min(0).max(600) }))
    .max(4000)
    .exactOptional(),
  endsIn: z.number().min(0).max(8_640_000).exactOptional(),
});
