import { talkingRatios, type TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PreviewFrame } from '../../form/screen/preview-frame.tsx';
import { SpeakAgain } from './speak-again.tsx';
import type { TalkState } from './use-talk.ts';
import { Waiting } from './waiting.tsx';

type TalkingStageProps = {
  ratio: TalkingRatio;
  onRatio: (ratio: TalkingRatio) => void;
  /** What is to be said while nobody can be shown yet. */
  notice: ReactNode;
  /** Who will speak; null while nobody can be shown. */
  preview: ReactNode;
  talk: TalkState;
  /** What is missing for something to be heard. */
  silence: string;
};

/** Who will speak, in the chosen format, and how far their words are. */
export function TalkingStage({ ratio, onRatio, notice, preview, talk, silence }: TalkingStageProps) {
  const film = useTranslations('tool-video-ad');
  const isSilent = !talk.talk && !talk.coming && !talk.failed;
  return (
    <PreviewFrame>
      <div className="flex flex-col gap-4">
        <div className="flex flex-col items-center gap-4">
          <SegmentedControl<TalkingRatio>
            label={film('formats')}
            hideLabel
            value={ratio}
            onValueChange={onRatio}
            options={talkingRatios.map((value) => ({ value, label: value }))}
          />
          {notice}
        </div>
        {preview}
        {preview !== null && <Hearing talk={talk} />}
        {preview !== null && isSilent && <p className="text-center text-sm text-muted">{silence}</p>}
        {talk.failed && <SpeakAgain onPress={talk.retry} />}
      </div>
    </PreviewFrame>
  );
}

/** Why nothing is heard yet. */
export function Hearing({ talk }: { talk: TalkState }) {
  const film = useTranslations('tool-video-ad');
  const t = useTranslations('tool-talking');
  return talk.coming ? <Waiting>{talk.cleaning ? t('cleaning') : film('voicesComing')}</Waiting> : null;
}
