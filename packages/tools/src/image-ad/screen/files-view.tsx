import type { ImageAdSizesInput, ImageAdSizesOutput } from '@adwright/contract/ads-image/image-ad.ts';
import type { Run, RunAsset } from '@adwright/contract/run/run.ts';
import type { ImageAdSet } from '@adwright/studio/document/image-ad-set.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Download, Pencil } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { OutdatedFiles } from '../../kit/design-set/screen/outdated-files.tsx';
import { useFormWords } from '../../kit/form/screen/form-words.ts';
import { archiveOf, ResultArchive } from '../../kit/form/screen/result-archive.tsx';
import { useWeight } from '../../kit/form/screen/use-weight.ts';
import { isOutdated, variantsOf } from './ad-set.ts';
import { FindingWords } from './finding-words.tsx';
import { usePlacementName } from '../../kit/form/screen/use-placement-name.ts';

type FilesViewProps = {
  run: Run;
  output: ImageAdSizesOutput;
  /** What the ads look like now. */
  set: ImageAdSet;
  busy: boolean;
  onEdit: (id: string) => void;
  onExport: () => void;
};

/** Every file with what the linter found, and whether it still shows what the ads look like. */
export function FilesView({ run, output, set, busy, onEdit, onExport }: FilesViewProps) {
  const input = run.input as ImageAdSizesInput;
  const outdated = isOutdated(set, input);
  const t = useTranslations('tool-image-ad.files');
  const all = output.files.flatMap(({ findings }) => findings);
  const errors = all.filter(({ level }) => level === 'error').length;
  return (
    <div className="flex flex-col gap-6">
      <FilesHead run={run} count={output.files.length} outdated={outdated} />
      {outdated && <OutdatedFiles busy={busy} onExport={onExport} />}
      <Notice tone={errors > 0 ? 'danger' : all.length > 0 ? 'warn' : 'success'}>
        {errors > 0
          ? t('errors', { count: errors })
          : all.length > 0
            ? t('someNotes', { count: all.length })
            : t('allClean')}
      </Notice>
      <div className="flex flex-wrap gap-2">
        {variantsOf(input)
          .filter((id) => set.designs[id])
          .map((id, index) => (
            <Button key={id} size="sm" icon={<Pencil />} onClick={() => onEdit(id)}>
              {t('editAd', { number: index + 1 })}
            </Button>
          ))}
      </div>
      <ul className="grid grid-cols-2 items-start gap-2 @md:gap-4 @3xl:grid-cols-3">
        {output.files.map((file) => (
          <FileCard key={file.name} file={file} asset={run.assets.find(({ asset_id }) => asset_id === file.asset_id)} />
        ))}
      </ul>
    </div>
  );
}

/** Stays in sight beside many files, as does what they are worth. */
function FilesHead({ run, count, outdated }: { run: Run; count: number; outdated: boolean }) {
  const t = useTranslations('tool-image-ad.files');
  const words = useFormWords();
  const archive = archiveOf(run.assets);
  return (
    <div className="sticky top-[var(--page-header,0px)] z-10 flex flex-wrap items-center gap-x-4 gap-y-2 bg-surface py-2">
      <p className="me-auto flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        {t('title', { count })}
        {run.document_revision !== null && <span>{words('edits.version', { revision: run.document_revision })}</span>}
        {outdated && <Badge tone="warn">{words('edits.earlier')}</Badge>}
      </p>
      {archive && <ResultArchive asset={archive} quiet={outdated} />}
    </div>
  );
}

type FileCardProps = { file: ImageAdSizesOutput['files'][number]; asset: RunAsset | undefined };

function FileCard({ file, asset }: FileCardProps) {
  const t = useTranslations('tool-image-ad.files');
  const name = usePlacementName()(file.size);
  const weight = useWeight();
  return (
    <li className="flex min-w-0 flex-col gap-2 rounded-card border bg-raised p-2 @md:p-3">
      <div className="flex h-44 items-center justify-center rounded-control bg-sunken p-2">
        {asset && <img src={asset.url} alt={name} loading="lazy" className="max-h-full max-w-full" />}
      </div>
      <div className="flex items-start justify-between gap-2">
        <span className="flex min-w-0 flex-col">
          <span className="text-sm font-medium">{name}</span>
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
