import type { Run } from '@adwright/contract/run/run.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';

export function madeUrl(run: Run, name: string): string | undefined {
  return run.assets.find((asset) => asset.name === name)?.url;
}

type MadePictureProps = {
  run: Run;
  name: string;
  width: number;
  height: number;
  /** What stands below it, beside its pixels. */
  children: ReactNode;
};

/** A finished ad at its own size. */
export function MadePicture({ run, name, width, height, children }: MadePictureProps) {
  const t = useTranslations('tool-preset-ads.file');
  return (
    <figure className="flex max-w-full flex-col items-center gap-2">
      <img
        src={madeUrl(run, name)}
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
        {children}
      </figcaption>
    </figure>
  );
}
