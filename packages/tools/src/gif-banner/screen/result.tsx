import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import { MadePicture } from '../../kit/preset-ads/screen/made-picture.tsx';
import { GifBannerOutput } from '../contract.ts';

/** The finished GIFs, playing, with what the network measures. */
export function GifResult({ run }: { run: Run }) {
  const t = useTranslations('tool-preset-ads.file');
  const weight = useWeight();
  const output = useMemo(() => GifBannerOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-center gap-6 rounded-card border bg-sunken p-4">
        {output.data.files.map(({ name, width, height, bytes, limit, seconds, fps }) => (
          <MadePicture key={name} run={run} name={name} width={width} height={height}>
            {limit === null ? weight(bytes) : t('weight', { size: weight(bytes), limit: weight(limit) })}
            {' · '}
            {t('motion', { seconds, fps })}
          </MadePicture>
        ))}
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
