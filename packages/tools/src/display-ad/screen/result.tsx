import type { Run } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import { madeUrl } from '../../kit/preset-ads/screen/made-picture.tsx';
import { DisplayAdOutput } from '../contract.ts';

/** Each size with its zip and its still picture. */
export function DisplayResult({ run }: { run: Run }) {
  const t = useTranslations('tool-preset-ads');
  const weight = useWeight();
  const output = useMemo(() => DisplayAdOutput.safeParse(run.output), [run.output]);
  if (!output.success) return null;
  const { files } = output.data;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-center gap-6 rounded-card border bg-sunken p-4">
        {files.map(({ name, fallback, width, height, bytes, limit }) => (
          <figure key={name} className="flex max-w-full flex-col items-center gap-2">
            <img
              src={madeUrl(run, fallback)}
              alt={t('file.alt', { name: fallback })}
              width={width}
              height={height}
              className="h-auto max-w-full"
            />
            <figcaption className="flex flex-wrap items-center justify-center gap-2 text-xs text-muted">
              <a
                href={madeUrl(run, name)}
                download={name}
                aria-label={t('file.zip', { name })}
                className={buttonClass('outline', 'sm')}
              >
                <Download aria-hidden="true" />
                ZIP
              </a>
              <a
                href={madeUrl(run, fallback)}
                download={fallback}
                aria-label={t('file.fallback', { name: fallback })}
                className={buttonClass('outline', 'sm')}
              >
                <Download aria-hidden="true" />
                JPG
              </a>
              <span>
                <bdi dir="ltr">
                  {width}×{height}
                </bdi>
                {' · '}
                {t('file.weight', { size: weight(bytes), limit: weight(limit) })}
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <p className="text-sm text-muted">
        {t('moves', { seconds: Math.ceil(Math.max(...files.map((file) => file.seconds))) })}
      </p>
    </div>
  );
}
