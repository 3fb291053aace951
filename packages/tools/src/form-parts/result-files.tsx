import type { RunAsset } from '@adwright/contract/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Download } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';

type ResultFilesProps = { assets: readonly RunAsset[] };

/** A run's files to take away: the archive of all of them first, then each with its kind, pixels and weight. */
export function ResultFiles({ assets }: ResultFilesProps) {
  const t = useTranslations('tool-media.files');
  const archives = assets.filter(({ mime }) => mime === 'application/zip');
  const files = assets.filter(({ mime }) => mime !== 'application/zip');
  return (
    <div className="flex flex-col gap-4">
      {archives.map((asset) => (
        <a key={asset.asset_id} href={asset.url} download={asset.name} className={buttonClass('solid', 'lg', 'w-full')}>
          <Download aria-hidden="true" />
          {t('all')}
          <Weight bytes={asset.bytes} />
        </a>
      ))}
      <ul className="divide-y rounded-card border empty:hidden">
        {files.map((asset) => (
          <FileRow key={asset.asset_id} asset={asset} />
        ))}
      </ul>
    </div>
  );
}

function FileRow({ asset }: { asset: RunAsset }) {
  const t = useTranslations('tool-media.files');
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
            <bdi dir="ltr">
              {width}×{height}
            </bdi>
          )}{' '}
          <Weight bytes={bytes} />
        </span>
      </span>
      <a href={url} download={name} aria-label={t('one', { name })} className={buttonClass('outline', 'sm')}>
        <Download aria-hidden="true" />
      </a>
    </li>
  );
}

function Weight({ bytes }: { bytes: number }) {
  const format = useFormatter();
  const large = bytes >= 1024 * 1024;
  const amount = large ? bytes / (1024 * 1024) : bytes / 1024;
  return (
    <span className="text-xs tabular-nums">
      {format.number(amount, {
        style: 'unit',
        unit: large ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: amount < 10 ? 1 : 0,
      })}
    </span>
  );
}
