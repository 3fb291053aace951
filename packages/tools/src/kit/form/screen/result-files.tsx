import type { RunAsset } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Download } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useWeight } from './use-weight.ts';

type ResultFilesProps = { assets: readonly RunAsset[] };

/** A run's files to take away, each with its kind, pixels and weight. The archive of all stands above the result. */
export function ResultFiles({ assets }: ResultFilesProps) {
  const files = assets.filter(({ mime }) => mime !== 'application/zip');
  return (
    <ul className="divide-y rounded-card border empty:hidden">
      {files.map((asset) => (
        <FileRow key={asset.asset_id} asset={asset} />
      ))}
    </ul>
  );
}

function FileRow({ asset }: { asset: RunAsset }) {
  const t = useTranslations('tool-media.files');
  const weight = useWeight();
  const { name, mime, width, height, bytes, url } = asset;
  return (
    <li className="flex min-h-14 items-center gap-4 px-4 py-2">
      {mime.startsWith('image/') && (
        <img src={url} alt="" loading="lazy" className="size-10 rounded-[4px] border bg-sunken object-contain" />
      )}
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="line-clamp-2 text-sm wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
        <span className="text-xs text-muted tabular-nums">
          {width !== null && height !== null && (
            <>
              <bdi dir="ltr">
                {width}×{height}
              </bdi>
              {' · '}
            </>
          )}
          {weight(bytes)}
        </span>
      </span>
      <a href={url} download={name} aria-label={t('one', { name })} className={buttonClass('outline', 'sm')}>
        <Download aria-hidden="true" />
      </a>
    </li>
  );
}
