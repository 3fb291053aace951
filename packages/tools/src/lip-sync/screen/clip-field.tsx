import { longestClip, shortestClip } from '@adwright/contract/lip-sync/lip-sync.ts';
import type { RunAsset } from '@adwright/contract/run/run.ts';
import { Button } from '@adwright/ui/button.tsx';
import { useTranslations } from 'use-intl';
import { VideoField } from '../../kit/film/screen/video-field.tsx';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';

type ClipFieldProps = { signedIn: boolean; video: string | null; onVideo: (video: string | null) => void };

/** A film comes in; what is too long or too short is said at once. */
export function ClipField({ signedIn, video, onVideo }: ClipFieldProps) {
  const t = useTranslations('tool-lip-sync');
  const words = useTranslations('tool-video-translation');
  const faultOf = ({ duration_seconds: seconds = shortestClip }: RunAsset): string | undefined => {
    if (seconds > longestClip + 1) return t('tooLong', { seconds: longestClip });
    return seconds < shortestClip ? t('tooShort', { seconds: shortestClip }) : undefined;
  };
  return (
    <FieldGroup title={words('video')}>
      <p className="-mt-4 text-sm text-muted">{t('videoHint')}</p>
      {video === null ? (
        <VideoField
          signedIn={signedIn}
          details={t('uploadDetails', { seconds: longestClip })}
          fault={faultOf}
          onVideo={({ asset_id: id }) => onVideo(id)}
        />
      ) : (
        <Button size="sm" className="self-start" onClick={() => onVideo(null)}>
          {words('otherVideo')}
        </Button>
      )}
    </FieldGroup>
  );
}
