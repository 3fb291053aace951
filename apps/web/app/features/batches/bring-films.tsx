import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { UploadRows } from '@adwright/tools/kit/form/screen/upload-rows.tsx';
import { useUploads } from '@adwright/tools/kit/form/screen/use-uploads.ts';
import { Button } from '@adwright/ui/button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Upload } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { refreshOwnFilms } from './use-own-films.ts';

const accept = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm,.m4v';

/** Films from the machine: each becomes a row of the sheet, under its name. */
export function BringFilms({ onFilm }: { onFilm: (name: string) => void }) {
  const t = useTranslations('batch');
  const picker = useRef<HTMLInputElement>(null);
  const { rows, add, cancel } = useUploads(({ name }) => {
    void refreshOwnFilms();
    onFilm(name);
  });
  const bring = (files: readonly File[]): void => {
    const large = files.filter(({ size }) => size > uploadMaxBytes.video);
    for (const { name } of large) toast.error(t('films.tooLarge', { name }));
    add(files.filter((file) => !large.includes(file)));
  };
  return (
    <div className="flex flex-col gap-3">
      <Button icon={<Upload />} className="self-start" onClick={() => picker.current?.click()}>
        {t('films.upload')}
      </Button>
      <input
        ref={picker}
        type="file"
        multiple
        accept={accept}
        hidden
        onChange={({ target }) => {
          bring([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <UploadRows rows={rows} onCancel={cancel} />
    </div>
  );
}
