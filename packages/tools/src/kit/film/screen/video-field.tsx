import type { RunAsset } from '@adwright/contract/run/run.ts';
import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { Button } from '@adwright/ui/button.tsx';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import type { FileRefusal } from '@adwright/ui/file-refusal.ts';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberAsset } from '../../form/screen/picture-urls.ts';
import { UploadRows } from '../../form/screen/upload-rows.tsx';
import { useUploads } from '../../form/screen/use-uploads.ts';
import { MyVideos } from './my-videos.tsx';

const accept = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm,.m4v';
const refusals = { too_large: 'tooLarge', wrong_kind: 'wrongKind', too_many: 'wrongKind' } as const satisfies Record<
  FileRefusal,
  string
>;

type VideoFieldProps = {
  signedIn: boolean;
  /** Which files, in a line. */
  details: string;
  /** Why a film cannot be used; undefined where it may be. */
  fault: (film: RunAsset) => string | undefined;
  onVideo: (asset: RunAsset) => void;
};

/** A film from the machine or from what was made here; what cannot be used is said at once. */
export function VideoField({ signedIn, details, fault, onVideo }: VideoFieldProps) {
  const t = useTranslations('tool-video-translation');
  const [problem, setProblem] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const look = (asset: RunAsset): void => {
    rememberAsset(asset);
    const found = asset.mime.startsWith('video/') ? fault(asset) : t('noPicture');
    setProblem(found);
    if (found === undefined) onVideo(asset);
  };
  const { rows, add, cancel } = useUploads(look);
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t('video')}
        hideLabel
        prompt={t('upload')}
        details={details}
        accept={accept}
        maxBytes={uploadMaxBytes.video}
        error={problem}
        onFiles={(files) => {
          setProblem(undefined);
          add(files.slice(0, 1));
        }}
        onRefuse={(file, reason) => setProblem(t(refusals[reason], { name: file.name }))}
      />
      <UploadRows rows={rows} onCancel={cancel} />
      {signedIn && (
        <Button size="sm" icon={<Clapperboard />} className="self-start" onClick={() => setChoosing(true)}>
          {t('myVideos')}
        </Button>
      )}
      <MyVideos
        open={choosing}
        onOpenChange={setChoosing}
        onPick={(asset) => {
          setChoosing(false);
          look(asset);
        }}
      />
    </div>
  );
}
