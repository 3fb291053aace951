import type { Run } from '@adwright/contract/run/run.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { Card } from '@adwright/ui/card.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { ImageResizerOutput } from '../contract.ts';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';

/** Every finished size with how and why it was made so, and the files. */
export function ResizerResult({ run }: { run: Run }) {
  const t = useTranslations('tool-image-resizer');
  const nameOf = usePlacementName();
  const output = useMemo(() => ImageResizerOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { sizes, seen } = output.data;
  const hidden = new Set([seen.layers?.subject, seen.layers?.ground]);
  return (
    <Card className="flex flex-col gap-6">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 @2xl:grid-cols-3">
        {sizes.map(({ placement, file, way, reason, warnings }) => {
          const name = nameOf(placement);
          const { width, height } = placementOf(placement);
          const asset = run.assets.find(({ asset_id }) => asset_id === file);
          return (
            <li key={placement} className="flex min-w-0 flex-col justify-end gap-2 text-sm">
              {asset && (
                <img
                  src={asset.url}
                  alt={t('resultAlt', { name })}
                  width={width}
                  height={height}
                  loading="lazy"
                  className="max-h-56 w-auto self-start border object-contain"
                />
              )}
              <span className="font-medium">
                <bdi>{name}</bdi>
              </span>
              <span className="text-muted">
                {t(`ways.${way}`)}. {t(`reasons.${reason}`)}
              </span>
              {warnings.map((warning) => (
                <Badge key={warning} tone="warn" className="self-start">
                  {t(`warnings.${warning}`)}
                </Badge>
              ))}
            </li>
          );
        })}
      </ul>
      <ResultFiles assets={run.assets.filter(({ asset_id }) => !hidden.has(asset_id))} />
    </Card>
  );
}
