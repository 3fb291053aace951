import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { AvatarState } from '../../kit/avatar/screen/use-avatar.ts';
import { type AvatarStage, useAvatarStage } from '../../kit/avatar/screen/use-avatar-stage.ts';
import { useGround } from '../../kit/avatar/screen/use-ground.ts';
import { fps, overFace } from '../../kit/talking/plan/film.ts';
import { TalkingPreview } from '../../kit/talking/screen/talking-preview.tsx';
import { useScriptOver } from '../../kit/talking/screen/use-script-over.ts';
import { useMadeWithAi } from '../../kit/talking/screen/use-made-with-ai.ts';
import type { TalkState } from '../../kit/talking/screen/use-talk.ts';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import { filmOfAvatar, standingOf } from '../plan/film-of-avatar.ts';
import { frontShotOf } from '../plan/photograph-front.ts';
import { productSource } from '../plan/product-front.ts';
import { type AvatarFields, inputOf } from './fields.ts';
import { useProductPicture } from './use-product-picture.ts';
import { TalkingStage } from '../../kit/talking/screen/talking-stage.tsx';

type StageProps = {
  fields: AvatarFields;
  avatar: AvatarState;
  talk: TalkState;
  onChange: (some: Partial<AvatarFields>) => void;
};

/** The presenter as the file will show them, free to watch and to hear. */
export function Stage({ fields, avatar, talk, onChange }: StageProps) {
  const t = useTranslations('tool-avatar-video');
  const talking = useTranslations('tool-talking');
  const tooLong = useScriptOver(fields);
  const input = useMemo(() => AvatarVideoInput.safeParse(inputOf(fields)).data, [fields]);
  const ground = useGround(fields.background);
  const shown = avatar.state === 'found' ? avatar.avatar : null;
  const stage = useAvatarStage(shown, ground, { ratio: fields.ratio, standing: input && standingOf(input) });
  const over = useOver(stage, talk, fields, input);
  return (
    <TalkingStage
      ratio={fields.ratio}
      onRatio={(ratio) => onChange({ ratio })}
      talk={talk}
      silence={tooLong ?? (fields.from === 'recording' ? t('need.audio') : talking('addWords'))}
      notice={
        <>
          {avatar.state === 'refused' && <Notice tone="warn">{avatar.problem}</Notice>}
          {avatar.state !== 'refused' && !stage && <Waiting>{t('loading')}</Waiting>}
        </>
      }
      preview={
        stage && <TalkingPreview stage={stage} talk={talk.talk} ratio={fields.ratio} over={over} label={t('preview')} />
      }
    />
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
  const shot = useMemo(() => (input ? frontShotOf(input) : null), [input]);
  const cut = useProductPicture(product?.picture ?? null, shot);
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
