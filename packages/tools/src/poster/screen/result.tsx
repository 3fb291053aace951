import type { Run } from '@adwright/contract/run/run.ts';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { ResultFiles } from '../../kit/form/screen/result-files.tsx';
import { madeUrl } from '../../kit/preset-ads/screen/made-picture.tsx';
import { PosterInput, PosterOutput } from '../contract.ts';
import { showsOnlySamples } from '../plan/print-sharpness.ts';
import { SharpnessNotice } from './sharpness-notice.tsx';

/** The posters as they will hang, and the pages for the printer. */
export function PosterResult({ run }: { run: Run }) {
  const t = useTranslations('tool-preset-ads.file');
  const output = useMemo(() => PosterOutput.safeParse(run.output), [run.output]);
  const input = useMemo(() => PosterInput.safeParse(run.input), [run.input]);
  const sample = input.success && showsOnlySamples(input.data.product);
  if (!output.success) return null;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-col items-center gap-8 rounded-card border bg-sunken p-4">
        {output.data.files.map(({ pdf, preview, width_mm, height_mm, dpi, needed_width, picture_width }) => (
          <figure key={pdf} className="flex w-full max-w-md flex-col gap-3">
            <img
              src={madeUrl(run, preview)}
              alt={t('alt', { name: preview })}
              className="h-auto w-full shadow-raised"
            />
            <figcaption className="text-xs text-muted">
              <bdi dir="ltr">
                PDF, {width_mm} × {height_mm} mm
              </bdi>
            </figcaption>
            {!sample && <SharpnessNotice dpi={dpi} needed={needed_width} width={picture_width} />}
          </figure>
        ))}
      </div>
      <ResultFiles assets={run.assets} />
    </div>
  );
}
