import type { ClipFaces } from '@adwright/contract/lip-sync/lip-sync.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useTranslations } from 'use-intl';
import { SampleFilms } from '../../kit/film/screen/sample-films.tsx';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { usePictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { SpeakAgain } from '../../kit/talking/screen/speak-again.tsx';
import { Hearing } from '../../kit/talking/screen/talking-stage.tsx';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import type { TalkState } from '../../kit/talking/screen/use-talk.ts';
import { ClipPreview } from './clip-preview.tsx';
import type { LipFields } from './fields.ts';
import type { ClipState } from '../../kit/lips/screen/use-clip.ts';
import { VoicePreview } from './voice-preview.tsx';

type LipStageProps = {
  fields: LipFields;
  clip: ClipState;
  talk: TalkState;
  onChange: (some: Partial<LipFields>) => void;
};

/** The video with whoever speaks in it, and the voice to come: all that can be judged before anything is made. */
export function LipStage({ fields, clip, talk, onChange }: LipStageProps) {
  const t = useTranslations('tool-lip-sync');
  const url = usePictureUrl(fields.video);
  const whoSpeaks = ({ faces, chosen }: ClipFaces): string => {
    if (chosen < 0) return t('need.face');
    return faces.length > 1 ? t('foundOne', { number: chosen + 1 }) : t('found');
  };
  return (
    <PreviewFrame>
      <div className="flex flex-col gap-4">
        {fields.video === null && <SampleFilms tool="lip-sync" text={t('empty')} />}
        {url && (
          <ClipPreview
            url={url}
            seen={clip.state === 'found' ? clip.seen : null}
            onFace={(face) => onChange({ face })}
          />
        )}
        {clip.state === 'refused' && <Notice tone="warn">{clip.problem}</Notice>}
        {clip.state === 'looking' && <Waiting>{t('looking')}</Waiting>}
        {clip.state === 'found' && (
          <p role="status" className="text-center text-sm text-muted">
            {whoSpeaks(clip.seen)}
          </p>
        )}
        {talk.talk && <VoicePreview talk={talk.talk} />}
        <Hearing talk={talk} />
        {talk.failed && <SpeakAgain onPress={talk.retry} />}
      </div>
    </PreviewFrame>
  );
}
