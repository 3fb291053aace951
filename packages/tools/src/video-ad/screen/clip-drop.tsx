import type { RunAsset } from '@adwright/contract/run/run.ts';
import { clipMaxMinutes, uploadMaxBytes } from '@adwright/contract/upload/upload.ts';
import type { OwnClip } from '@adwright/studio/film/own-clip.ts';
import { FileDrop } from '@adwright/ui/file-drop.tsx';
import type { FileRefusal } from '@adwright/ui/file-refusal.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { Spinner } from '@adwright/ui/spinner.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { rememberAsset } from '../../kit/form/screen/picture-urls.ts';
import { UploadRows } from '../../kit/form/screen/upload-rows.tsx';
import { useUploads } from '../../kit/form/screen/use-uploads.ts';
import { type ClipFault, clipFault } from '../plan/clip-fault.ts';
import { isAnimated } from './is-animated.ts';
import { measureClip, measurePhoto } from './measure-clip.ts';

const accept = 'video/mp4,video/quicktime,video/webm,image/png,image/jpeg,image/webp,image/gif,image/avif';

/** Of several, the first is taken: there is no refusal for the others. */
const refusals = { too_large: 'tooLarge', wrong_kind: 'wrongKind', too_many: 'wrongKind' } as const satisfies Record<
  FileRefusal,
  string
>;

type Looking = { readonly state: 'still' | 'looking' } | { readonly state: 'refused'; readonly fault: ClipFault };

/** Takes a clip or a photograph, and says at once when a film could not show it. */
export function ClipDrop({ onClip }: { onClip: (clip: OwnClip) => void }) {
  const t = useTranslations('tool-video-ad.clip');
  const [looking, setLooking] = useState<Looking>({ state: 'still' });
  const [refused, setRefused] = useState<string>();
  const [still, setStill] = useState<OwnClip | null>(null);
  async function look(asset: RunAsset): Promise<void> {
    setLooking({ state: 'looking' });
    const found = await clipOf(asset);
    if (typeof found === 'string') return setLooking({ state: 'refused', fault: found });
    setLooking({ state: 'still' });
    if (await isAnimated(asset.url, asset.mime)) setStill(found);
    else onClip(found);
  }
  const { rows, add, cancel } = useUploads((asset) => {
    rememberAsset(asset);
    void look(asset);
  });
  const take = (files: readonly File[]): void => {
    setRefused(undefined);
    setStill(null);
    setLooking({ state: 'still' });
    add(files.slice(0, 1));
  };
  const fault = looking.state === 'refused' ? t(looking.fault, { minutes: clipMaxMinutes }) : undefined;
  return (
    <div className="flex flex-col gap-3">
      <FileDrop
        label={t('upload')}
        hideLabel
        prompt={t('prompt')}
        details={t('details', { minutes: clipMaxMinutes })}
        accept={accept}
        maxBytes={uploadMaxBytes.video}
        error={refused ?? fault}
        onFiles={take}
        onRefuse={(file, reason) => setRefused(t(refusals[reason], { name: file.name }))}
      />
      <UploadRows rows={rows} onCancel={cancel} />
      {looking.state === 'looking' && (
        <p role="status" className="flex items-center gap-2 text-sm text-muted">
          <Spinner />
          {t('looking')}
        </p>
      )}
      {still && (
        <Notice
          tone="warn"
          action={
            <button type="button" className="font-medium underline touch-area" onClick={() => onClip(still)}>
              {t('useStill')}
            </button>
          }
        >
          {t('animated')}
        </Notice>
      )}
    </div>
  );
}

/** The clip a file makes, or why it makes none. */
async function clipOf(asset: RunAsset): Promise<OwnClip | ClipFault> {
  const fault = clipFault(asset);
  if (fault) return fault;
  const kind = asset.mime.startsWith('image/') ? 'image' : 'video';
  const measured = await (kind === 'image' ? measurePhoto(asset.url) : measureClip(asset.url));
  if (!measured) return 'unplayable';
  return { asset: asset.asset_id, kind, ...measured, from: 0, sound: false };
}
