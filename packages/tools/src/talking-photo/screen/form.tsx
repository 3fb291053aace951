import { Notice } from '@adwright/ui/notice.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { PictureField } from '../../kit/form/screen/picture-field.tsx';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';
import { fieldsFrom, inputOf, ofEach, type TalkFields } from './fields.ts';
import { inShares } from '../../kit/talking/plan/framing.ts';
import { isSayable } from '../../kit/talking/plan/is-sayable.ts';
import { TalkingPreview } from '../../kit/talking/screen/talking-preview.tsx';
import { type FaceState, type Stage as FaceStage, useFace, useStage } from './use-face.ts';
import { useOverFace } from './use-over-face.ts';
import { TalkingChoices } from '../../kit/talking/screen/talking-choices.tsx';
import { EngineField, useEngine } from '../../kit/talking/screen/engine-field.tsx';
import { useScriptOver } from '../../kit/talking/screen/use-script-over.ts';
import { useFirstVoice } from '../../kit/talking/screen/use-first-voice.ts';
import { type Talk, type TalkState, useTalk } from '../../kit/talking/screen/use-talk.ts';
import { Waiting } from '../../kit/talking/screen/waiting.tsx';
import { VoiceFields } from '../../kit/talking/screen/voice-fields.tsx';
import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { TalkingStage } from '../../kit/talking/screen/talking-stage.tsx';
import { TalkingResult } from '../../kit/talking/screen/talking-result.tsx';
import { TalkingLayout } from '../../kit/talking/screen/talking-layout.tsx';

type Props = ToolFormProps<TalkingPhotoInput>;
type Change = (some: Partial<TalkFields>) => void;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason(fields: TalkFields, face: FaceState): string | undefined {
  const t = useTranslations('tool-talking-photo.need');
  const over = useScriptOver(fields);
  const { photo, from, script, voice, audio, consent } = fields;
  if (photo === null) return t('photo');
  if (face.state === 'refused') return face.problem;
  if (over !== undefined) return over;
  if (from === 'text' && !isSayable(script)) return t('script');
  if (from === 'text' && voice === null) return t('voice');
  if (from === 'recording' && audio === null) return t('audio');
  return consent ? undefined : t('consent');
}

type StageProps = { fields: TalkFields; face: FaceState; talk: TalkState; onChange: Change };

function Stage({ fields, face, talk, onChange }: StageProps) {
  const t = useTranslations('tool-talking-photo');
  const talking = useTranslations('tool-talking');
  const over = useScriptOver(fields);
  const stage = useStage(face, fields.ratio);
  return (
    <TalkingStage
      ratio={fields.ratio}
      onRatio={(ratio) => onChange({ ratio })}
      talk={talk}
      silence={over ?? (fields.from === 'recording' ? t('need.audio') : talking('addWords'))}
      notice={
        <>
          {face.state === 'refused' && <Notice tone="warn">{face.problem}</Notice>}
          {face.state === 'none' && <p className="py-16 text-center text-sm text-muted">{t('addPhoto')}</p>}
          {stage?.isOneOfSeveral && (
            <p role="status" className="text-center text-sm">
              {t('several')}
            </p>
          )}
          {face.state === 'looking' && <Waiting>{t('looking')}</Waiting>}
        </>
      }
      preview={stage && <Preview stage={stage} talk={talk.talk} fields={fields} />}
    />
  );
}

function Preview({ stage, talk, fields }: { stage: FaceStage; talk: Talk | null; fields: TalkFields }) {
  const t = useTranslations('tool-talking-photo');
  const over = useOverFace(stage, talk, fields);
  return (
    <TalkingPreview
      stage={stage}
      talk={talk}
      ratio={fields.ratio}
      over={over}
      speaker={stage.isOneOfSeveral ? inShares(stage.face, stage.frame) : null}
      label={t('preview')}
    />
  );
}

function Form(props: Props) {
  const t = useTranslations('tool-talking-photo');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const engine = useEngine(typed.engine);
  const fields = useMemo(() => ({ ...typed, brand, engine }), [typed, brand, engine]);
  const voices = useVoices(fields.language, props.signedIn);
  useFirstVoice(fields.voice, voices[0]?.id, change);
  const face = useFace(fields.photo, props.signedIn);
  const talk = useTalk(fields, fields.photo, props.signedIn);
  const parsed = useMemo(() => TalkingPhotoInput.safeParse(inputOf(fields)), [fields]);
  const reason = useReason(fields, face);
  return (
    <TalkingLayout
      form={props}
      action={t('action')}
      input={parsed.data}
      reason={reason}
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
          <EngineField engine={fields.engine} onChange={change} />
          <BrandField />
          <TalkingChoices fields={fields} consent={t('consent')} onChange={change} />
        </>
      }
      stage={<Stage fields={fields} face={face} talk={talk} onChange={change} />}
    >
      {(made) => <TalkingResult run={made} label={t('film')} />}
    </TalkingLayout>
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
