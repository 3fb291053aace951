import { z } from 'zod';
import { CapturedAd } from './captured-ad.ts';
import { mostSavedAds } from './collection.ts';

/** Of one call: a body has its limit, and a row may be long. */
export const mostRowsAtOnce = 50;

const Line = z.number().int().min(1).max(10_000_000);
const Picture = CapturedAd.shape.media.unwrap().element.options[1];

/** A row of a file: an ad whose pictures, if any, are fetched from the open internet. */
export const ImportedAd = CapturedAd.extend({ media: z.array(Picture).max(4).default([]) });
export type ImportedAd = z.infer<typeof ImportedAd>;

export const ImportAdsInput = z.strictObject({
  /** Of the caller's making: the parts of one file have the same, and a part that is sent again counts once. */
  import_id: z.uuid(),
  folder_id: z.uuid().nullable().default(null),
  rows: z
    .array(z.object({ line: Line, ad: ImportedAd }))
    .min(1)
    .max(mostRowsAtOnce),
});
export type ImportAdsInput = z.infer<typeof ImportAdsInput>;

export const ImportAdsId = z.object({ import_id: z.uuid() });

export const AdImport = z.object({
  import_id: z.string(),
  total: z.number().int().max(mostSavedAds),
  saved: z.number().int(),
  failed: z.number().int(),
  /** Those that failed, by line, in the caller's language. */
  problems: z.array(z.object({ line: z.number().int(), error: z.string(), message: z.string() })),
});
export type AdImport = z.infer<typeof AdImport>;
