import { z } from 'zod';
import { RunAsset } from './run.ts';

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
