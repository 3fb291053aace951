import type { ImageAdSizesOutput } from '@adwright/contract/ads-image/image-ad.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { placementOf } from '@adwright/studio/placements.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Download, Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import { FindingWords } from './finding-words.tsx';

type FilesViewProps = {
  output: ImageAdSizesOutput;
  assets: readonly RunAsset[];
  designs: number;
  onEdit: (design: number) => void;
};

/** Every file with what the linter found. */
export function FilesView({ output, assets, designs, onEdit }: FilesViewProps) {
  const t = useTranslations('tool-image-ad.files');
  const all = output.files.flatMap(({ findings }) => findings);
  const errors = all.filter(({ level }) => level === 'error').length;
  return (
    <div className="flex flex-col gap-6">
      <Notice tone={errors > 0 ? 'danger' : all.length > 0 ? 'warn' : 'success'}>
        {errors > 0
          ? t('errors', { count: errors })
          : all.length > 0
            ? t('someNotes', { count: all.length })
            : t('allClean')}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {Array.from({ length: designs }, (_, index) => (
          <Button key={index} size="sm" icon={<Pencil />} onClick={() => onEdit(index)}>
            {t('editAd', { number: index + 1 })}
          </Button>
        ))}
      </div>
      <p className="text-sm text-muted">{t('title', { count: output.files.length })}</p>
      <ul className="grid grid-cols-2 items-start gap-2 @md:gap-4 @3xl:grid-cols-3">
        {output.files.map((file) => (
          <FileCard key={file.name} file={file} asset={assets.find(({ asset_id }) => asset_id === file.asset_id)} />
        ))}
      </ul>
    </div>
  );
}

type FileCardProps = { file: ImageAdSizesOutput['files'][number]; asset: RunAsset | undefined };

function FileCard({ file, asset }: FileCardProps) {
  const t = useTranslations('tool-image-ad.files');
  const weight = useWeight();
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border bg-raised p-2 @md:p-3">
      <div className="flex h-44 items-center justify-center rounded-control bg-sunken p-2">
        {asset && (
          <img src={asset.url} alt={placementOf(file.size).name} loading="lazy" className="max-h-full max-w-full" />
        )}
      </div>
      <div className="flex items-start justify-between gap-2">
        <span className="flex min-w-0 flex-col">
          <span className="text-sm font-medium">{placementOf(file.size).name}</span>
          <span className="text-xs text-muted tabular-nums">
            <bdi dir="ltr">
              {file.width}×{file.height} · {file.format.toUpperCase()}
            </bdi>
            {' · '}
            {weight(file.bytes)}
          </span>
        </span>
        {asset && (
          <a
            href={asset.url}
            download={asset.name}
            aria-label={t('download', { name: file.name })}
            className={buttonClass('outline', 'sm')}
          >
            <Download aria-hidden="true" />
          </a>
        )}
      </div>
      <FindingWords file={file} />
    </li>
  );
}
