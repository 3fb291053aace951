import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import { GifBannerOutput } from '../contract.ts';

/** The finished GIFs, playing, with what the network measures. */
export function GifResult({ run }: { run: Run }) {
  const t = useTranslations('tool-preset-ads.file');
  const weight = useWeight();
  const output = useMemo(() => GifBannerOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const urlOf = (name: string): string | undefined => run.assets.find((asset) => asset.name === name)?.url;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-center gap-6 rounded-card border bg-sunken p-4">
        {output.data.files.map(({ name, width, height, bytes, limit, seconds, fps }) => (
          <figure key={name} className="flex max-w-full flex-col items-center gap-2">
            <img
              src={urlOf(name)}
              alt={t('alt', { name })}
              width={width}
              height={height}
              className="h-auto max-w-full"
            />
            <figcaption className="text-center text-xs text-muted">
              <bdi dir="ltr">
                {width}×{height}
              </bdi>
              {' · '}
              {limit === null ? weight(bytes) : t('weight', { size: weight(bytes), limit: weight(limit) })}
              {' · '}
              {t('motion', { seconds, fps })}
            </figcaption>
          </figure>
        ))}
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
