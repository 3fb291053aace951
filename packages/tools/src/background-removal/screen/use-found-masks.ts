import type { CutClick } from '@adwright/contract/asset/cut-click.ts';
import type { CutEngine } from '@adwright/contract/asset/cut-engine.ts';
import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo, useState } from 'react';
import { BackgroundRemovalInput, BackgroundRemovalOutput } from '../contract.ts';

export type FoundMask = {
  readonly assetId: string;
  readonly url: string;
  readonly found: boolean;
  /** Who was asked to find it; null when somebody has mended it. */
  readonly engine: CutEngine | null;
  /** What was pointed at when it was found. */
  readonly clicks: readonly CutClick[];
};

const Asked = BackgroundRemovalInput.pick({ engine: true, pictures: true });

/** The masks of the last run that succeeded, by picture. They stay while the next one is under way. */
export function useFoundMasks(run: Run | null): ReadonlyMap<string, FoundMask> {
  const [last, setLast] = useState<Run | null>(run?.status === 'succeeded' ? run : null);
  if (run?.status === 'succeeded' && run.id !== last?.id) setLast(run);
  return useMemo(() => {
    const output = BackgroundRemovalOutput.safeParse(last?.output).data;
    const asked = Asked.safeParse(last?.input).data;
    const masks = (output?.pictures ?? []).flatMap(({ picture, found, engine: served, mask_asset_id: assetId }) => {
      const url = last?.assets.find(({ asset_id }) => asset_id === assetId)?.url;
      const engine = served === null ? null : (asked?.engine ?? null);
      const clicks = asked?.pictures.find((one) => one.picture === picture)?.clicks ?? [];
      return url === undefined ? [] : [[picture, { assetId, url, found, engine, clicks }] as const];
    });
    return new Map(masks);
  }, [last]);
}

/** Those that another engine would find anew are left out; what was painted by hand stays. */
export function masksBy(engine: CutEngine, masks: ReadonlyMap<string, FoundMask>): Map<string, string> {
  const kept = [...masks].filter(([, mask]) => mask.engine === null || mask.engine === engine);
  return new Map(kept.map(([picture, { assetId }]) => [picture, assetId]));
}
