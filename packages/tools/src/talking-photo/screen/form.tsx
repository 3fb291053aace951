import { talkingRatios, TalkingPhotoInput, type TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import { Notice } from '@adwright/ui/notice.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { isUnderWay } from '../../kit/form/plan/is-under-way.ts';
import { sameInput } from '../../kit/form/plan/same-input.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { PreviewFrame } from '../../kit/form/screen/preview-frame.tsx';
import { RunBar } from '../../kit/form/screen/run-bar.tsx';
import { RunStatus } from '../../kit/form/screen/run-status.tsx';
import { ToolLayout } from '../../kit/form/screen/tool-layout.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useStart } from '../../kit/form/screen/use-start.ts';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';
import { fieldsFrom, inputOf, ofEach, type TalkFields } from './fields.ts';
import { TalkingResult } from './result.tsx';
import { TalkingPreview } from '../../kit/talking/screen/talking-preview.tsx';
import { type FaceState, type Stage as FaceStage, useFace, useStage } from './use-face.ts';
import { useOverFace } from './use-over-face.ts';
import { SpeakAgain } from '../../kit/talking/screen/speak-again.tsx';
import { TalkingChoices } from '../../kit/talking/screen/talking-choices.tsx';
import { useFirstVoice } from '../../kit/talking/screen/use-first-voice.ts';
import { type Talk, type TalkState, useTalk } from '../../kit/talking/screen/use-talk.ts';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import { VoiceFields } from '../../kit/talking/screen/voice-fields.tsx';

type Props = ToolFormProps<TalkingPhotoInput>;
type Change = (some: Partial<TalkFields>) => void;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason({ photo, from, script, voice, audio, consent }: TalkFields, face: FaceState): string | undefined {
  const t = useTranslations('tool-talking-photo.need');
  if (photo === null) return t('photo');
  if (face.state === 'refused') return face.problem;
  if (from === 'text' && script.trim() === '') return t('script');
  if (from === 'text' && voice === null) return t('voice');
  if (from === 'recording' && audio === null) return t('audio');
  return consent ? undefined : t('consent');
}

type StageProps = { fields: TalkFields; face: FaceState; talk: TalkState; onChange: Change };

function Stage({ fields, face, talk, onChange }: StageProps) {
  const t = useTranslations('tool-talking-photo');
  const film = useTranslations('tool-video-ad');
  const talking = useTranslations('tool-talking');
  const stage = useStage(face, fields.ratio);
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
        {face.state === 'refused' && <Notice tone="warn">{face.problem}</Notice>}
        {face.state === 'none' && <p className="py-16 text-center text-sm text-muted">{t('addPhoto')}</p>}
        {face.state === 'looking' && <Waiting>{t('looking')}</Waiting>}
      </div>
      {stage && <Preview stage={stage} talk={talk.talk} fields={fields} />}
      {stage && talk.coming && <Waiting>{talk.cleaning ? talking('cleaning') : film('voicesComing')}</Waiting>}
      {stage && !talk.talk && !talk.coming && !talk.failed && (
        <p className="text-center text-sm text-muted">
          {fields.from === 'recording' ? t('need.audio') : talking('addWords')}
        </p>
      )}
      {talk.failed && <SpeakAgain onPress={talk.retry} />}
    </PreviewFrame>
  );
}

function Preview({ stage, talk, fields }: { stage: FaceStage; talk: Talk | null; fields: TalkFields }) {
  const t = useTranslations('tool-talking-photo');
  const over = useOverFace(stage, talk, fields);
  return <TalkingPreview stage={stage} talk={talk} ratio={fields.ratio} over={over} label={t('preview')} />;
}

function Form(props: Props) {
  const t = useTranslations('tool-talking-photo');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  const voices = useVoices(fields.language, props.signedIn);
  useFirstVoice(fields.voice, voices[0]?.id, change);
  const face = useFace(fields.photo, props.signedIn);
  const talk = useTalk(fields, fields.photo, props.signedIn);
  const parsed = useMemo(() => TalkingPhotoInput.safeParse(inputOf(fields)), [fields]);
  const reason = useReason(fields, face);
  const run = useStart(props, reason === undefined ? parsed.data : undefined);
  const finished = props.run?.status === 'succeeded' && sameInput(props.run.input, parsed.data);
  const busy = props.starting || isUnderWay(props.run);
  return (
    <ToolLayout
      label={t('action')}
      onSubmit={run}
      inputs={
        <>
          <FieldGroup title={t('photo')}>
            <p className="-mt-4 text-sm text-muted">{t('photoHint')}</p>
            <PictureField
              label={t('photo')}
              max={1}
              pictures={fields.photo === null ? [] : [fields.photo]}
              onChange={([photo]) => change({ photo: photo ?? null, consent: false })}
            />
          </FieldGroup>
          <VoiceFields fields={fields} voices={voices} onChange={change} />
          <BrandField />
          <TalkingChoices fields={fields} consent={t('consent')} onChange={change} />
        </>
      }
      bar={<RunBar {...props} action={t('action')} reason={reason} onBlockedPress={() => undefined} />}
      stage={
        <>
          <RunStatus {...props} onRetry={run} skeleton={<Skeleton className="h-80 rounded-card" />}>
            {(made) => <TalkingResult run={made} />}
          </RunStatus>
          {!finished && !busy && <Stage fields={fields} face={face} talk={talk} onChange={change} />}
        </>
      }
    />
  );
}

/** From a portrait and a text to a film in which it says that, seen and heard before anything is charged. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-talking-photo">
      <Form {...props} />
    </ToolAreaContext>
  );
}
