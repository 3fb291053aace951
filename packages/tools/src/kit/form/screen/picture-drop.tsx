import type { RunAsset } from '@adwright/contract/run/run.ts';
import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import type { FileRefusal } from '@adwright/ui/file-refusal.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberAsset } from './picture-urls.ts';
import { UploadRows } from './upload-rows.tsx';
import { useUploads } from './use-uploads.ts';

type PictureDropProps = {
  label: string;
  hideLabel?: boolean | undefined;
  error?: string | undefined;
  /** How many there may be. With one, the next takes its place. */
  max: number;
  /** How many there are. */
  count: number;
  onAsset: (asset: RunAsset) => void;
};

const refusals = {
  too_large: 'tooLarge',
  wrong_kind: 'wrongKind',
  too_many: 'tooMany',
} as const satisfies Record<FileRefusal, string>;

const accept = 'image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Takes pictures by choosing, dropping and pasting, and shows how each is coming along. */
export function PictureDrop({ label, hideLabel, error, max, count, onAsset }: PictureDropProps) {
  const t = useTranslations('tool-media.upload');
  const { rows, add, cancel } = useUploads((asset) => {
    rememberAsset(asset);
    onAsset(asset);
  });
  const [refused, setRefused] = useState<string | undefined>();
  const take = (files: readonly File[]): void => {
    const coming = rows.filter(({ problem }) => problem === null).length;
    const room = max === 1 ? 1 : Math.max(0, max - count - coming);
    setRefused(files.length > room ? t('tooMany', { max }) : undefined);
    add(files.slice(0, room));
  };
  usePaste(take);
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={label}
        hideLabel={hideLabel}
        prompt={t('prompt')}
        details={t('details')}
        accept={accept}
        maxBytes={uploadMaxBytes.image}
        multiple={max > 1}
        error={refused ?? error}
        onFiles={take}
        onRefuse={(file, reason) => setRefused(t(refusals[reason], { name: file.name, max }))}
      />
      <UploadRows rows={rows} onCancel={cancel} />
    </div>
  );
}

/** A picture in the clipboard, wherever in the form the person is. Pasted text stays with the field it is pasted into. */
function usePaste(take: (files: readonly File[]) => void): void {
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent): void => {
      const files = [...(event.clipboardData?.files ?? [])].filter(({ type }) => accept.split(',').includes(type));
      // Of several fields the first takes it.
      if (files.length === 0 || event.defaultPrevented) return;
      event.preventDefault();
      latest.current(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);
}
