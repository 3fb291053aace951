import type { RunAsset } from '@adwright/contract/run/run.ts';
import { uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import { longestFilm } from '@adwright/contract/video-translate/video-translation.ts';
import { Button } from '@adwright/ui/button.tsx';
import { FileDrop, type FileRefusal } from '@adwright/ui/file-drop.tsx';
import { Clapperboard } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberAsset } from '../../kit/form/screen/picture-urls.ts';
import { UploadRows } from '../../kit/form/screen/upload-rows.tsx';
import { useUploads } from '../../kit/form/screen/use-uploads.ts';
import { MyVideos } from './my-videos.tsx';

const accept = 'video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm,.m4v';
const refusals = { too_large: 'tooLarge', wrong_kind: 'wrongKind', too_many: 'wrongKind' } as const satisfies Record<
  FileRefusal,
  string
>;

/** Why nothing could be translated in a file; undefined where something may be. */
function faultOf({ mime, duration_seconds: seconds = 0, has_audio: heard }: RunAsset) {
  if (!mime.startsWith('video/')) return 'noPicture';
  if (seconds > longestFilm * 60) return 'tooLong';
  return heard === false ? 'noSound' : undefined;
}

type VideoFieldProps = { signedIn: boolean; onVideo: (asset: RunAsset) => void };

/** A film from the machine or from what was made here; what cannot be translated is said at once. */
export function VideoField({ signedIn, onVideo }: VideoFieldProps) {
  const t = useTranslations('tool-video-translation');
  const [problem, setProblem] = useState<string>();
  const [choosing, setChoosing] = useState(false);
  const look = (asset: RunAsset): void => {
    rememberAsset(asset);
    const fault = faultOf(asset);
    setProblem(fault && t(fault, { minutes: longestFilm }));
    if (fault === undefined) onVideo(asset);
  };
  const { rows, add, cancel } = useUploads(look);
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t('video')}
        hideLabel
        prompt={t('upload')}
        details={t('uploadDetails', { minutes: longestFilm })}
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
