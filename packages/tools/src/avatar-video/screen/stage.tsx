import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { talkingRatios, type TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { AvatarState } from '../../kit/avatar/screen/use-avatar.ts';
import { type AvatarStage, useAvatarStage } from '../../kit/avatar/screen/use-avatar-stage.ts';
import { useGround } from '../../kit/avatar/screen/use-ground.ts';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { fps, overFace } from '../../kit/talking/plan/film.ts';
import { SpeakAgain } from '../../kit/talking/screen/speak-again.tsx';
import { TalkingPreview } from '../../kit/talking/screen/talking-preview.tsx';
import { useMadeWithAi } from '../../kit/talking/screen/use-made-with-ai.ts';
import type { TalkState } from '../../kit/talking/screen/use-talk.ts';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import { filmOfAvatar, standingOf } from '../plan/film-of-avatar.ts';
import { productSource } from '../plan/product-front.ts';
import { type AvatarFields, inputOf } from './fields.ts';
import { useProductCutout } from './use-product-cutout.ts';

type StageProps = {
  fields: AvatarFields;
  avatar: AvatarState;
  talk: TalkState;
  onChange: (some: Partial<AvatarFields>) => void;
};

/** The presenter as the file will show them, free to watch and to hear. */
export function Stage({ fields, avatar, talk, onChange }: StageProps) {
  const t = useTranslations('tool-avatar-video');
  const film = useTranslations('tool-video-ad');
  const talking = useTranslations('tool-talking');
  const input = useMemo(() => AvatarVideoInput.safeParse(inputOf(fields)).data, [fields]);
  const ground = useGround(fields.background);
  const shown = avatar.state === 'found' ? avatar.avatar : null;
  const stage = useAvatarStage(shown, ground, { ratio: fields.ratio, standing: input && standingOf(input) });
  const over = useOver(stage, talk, fields, input);
  return (
    <PreviewFrame>
      <div className="mb-4 flex flex-col items-center gap-4">
        <SegmentedControl<TalkingRatio>
          label={film('formats')}
          hideLabel
          value={fields.ratio}
          onValueChange={(ratio) => onChange({ ratio })}
          options={talkingRatios.map((value) => ({ value, label: value }))}
        />
        {avatar.state === 'refused' && <Notice tone="warn">{avatar.problem}</Notice>}
        {avatar.state !== 'refused' && !stage && <Waiting>{t('loading')}</Waiting>}
      </div>
      {stage && <TalkingPreview stage={stage} talk={talk.talk} ratio={fields.ratio} over={over} label={t('preview')} />}
      {stage && talk.coming && <Waiting>{film('voicesComing')}</Waiting>}
      {stage && !talk.talk && !talk.coming && !talk.failed && (
        <p className="text-center text-sm text-muted">
          {fields.from === 'recording' ? t('need.audio') : talking('addWords')}
        </p>
      )}
      {talk.failed && <SpeakAgain onPress={talk.retry} />}
    </PreviewFrame>
  );
}

/** Shown before anybody has said anything: the product stands there already. */
const silence = 2;

function useOver(
  stage: AvatarStage | null,
  { talk }: TalkState,
  { language, product }: AvatarFields,
  input: AvatarVideoInput | undefined,
): Creative | null {
  const label = useMadeWithAi(language);
  const cut = useProductCutout(product?.picture ?? null);
  return useMemo(() => {
    if (!stage || !input || label === null || (!talk && !cut)) return null;
    const { frame, face } = stage;
    const seconds = talk ? talk.performance.frames.length / fps : silence;
    const parts = { frame, fps, seconds, words: talk?.words ?? [], label, face };
    const film = overFace(filmOfAvatar(input, parts, cut));
    if (!cut) return film;
    const { product: asset } = film.assets;
    return asset?.src === productSource ? { ...film, assets: { product: { ...asset, src: cut.src } } } : film;
  }, [stage, talk, input, label, cut]);
}
