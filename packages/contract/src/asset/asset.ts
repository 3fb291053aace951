import { z } from 'zod';
import { CutClicks } from './cut-click.ts';
import { PictureRef } from './picture-ref.ts';
import { RunAsset } from '../run/run.ts';

/** Ids with commas between them, at most 100. */
export const AssetQuery = z.object({
  ids: z
    .string()
    .max(4000)
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.uuid()).min(1).max(100)),
});

/** Those that are the caller's own; what is not simply is not there. */
export const AssetList = z.object({ list: z.array(RunAsset) });
export type AssetList = z.infer<typeof AssetList>;

export const CutOutPreviewInput = z.object({ picture: PictureRef });

export const CutOutPartInput = z.object({
  picture: PictureRef,
  /** The last one asks; those before it say what is not meant. */
  clicks: CutClicks.min(1),
});

/** The part that was pointed at, white on black, as a `data:` address of the whole picture's shape. */
export const CutOutPart = z.object({ mask: z.string() });
export type CutOutPart = z.infer<typeof CutOutPart>;

export const FindFaceInput = z.object({ picture: PictureRef });

/** The one face of a photo that can speak: the photo’s size in pixels, and 478 points as x, y, z in turns. */
export const FoundFace = z.object({
  width: z.number().int(),
  height: z.number().int(),
  mesh: z.array(z.number()).length(478 * 3),
  /** How many smaller faces there are, who do not speak. */
  others: z.number().int(),
});
export type FoundFace = z.infer<typeof FoundFace>;

/** The subject alone, small, as a `data:` address: enough to look at, too small to sell. */
export const CutOutPreview = z.object({ picture: z.string() });
export type CutOutPreview = z.infer<typeof CutOutPreview>;
