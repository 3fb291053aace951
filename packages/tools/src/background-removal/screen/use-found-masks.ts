import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo, useState } from 'react';
import { BackgroundRemovalOutput } from '../contract.ts';

export type FoundMask = { readonly assetId: string; readonly url: string; readonly found: boolean };

/** The masks of the last run that succeeded, by picture. They stay while the next one is under way. */
export function useFoundMasks(run: Run | null): ReadonlyMap<string, FoundMask> {
  const [last, setLast] = useState<Run | null>(run?.status === 'succeeded' ? run : null);
  if (run?.status === 'succeeded' && run.id !== last?.id) setLast(run);
  return useMemo(() => {
    const output = BackgroundRemovalOutput.safeParse(last?.output).data;
    const masks = (output?.pictures ?? []).flatMap(({ picture, found, mask_asset_id: assetId }) => {
      const url = last?.assets.find(({ asset_id }) => asset_id === assetId)?.url;
      return url === undefined ? [] : [[picture, { assetId, url, found }] as const];
    });
    return new Map(masks);
  }, [last]);
}
