import { type ClipRepeat, clipRepeats, LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { isSayable } from '../../kit/talking/plan/is-sayable.ts';
import { TalkingChoices } from '../../kit/talking/screen/talking-choices.tsx';
import { useScriptOver } from '../../kit/talking/screen/use-script-over.ts';
import { useFirstVoice } from '../../kit/talking/screen/use-first-voice.ts';
import { useTalk } from '../../kit/talking/screen/use-talk.ts';
import { VoiceFields } from '../../kit/talking/screen/voice-fields.tsx';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';
import { fieldsFrom, inputOf, type LipFields, ofEach } from './fields.ts';
import { LipResult } from './result.tsx';
import { LipStage } from './stage.tsx';
import { type ClipState, useClip } from '../../kit/lips/screen/use-clip.ts';
import { ClipField } from './clip-field.tsx';
import { TalkingLayout } from '../../kit/talking/screen/talking-layout.tsx';

type Props = ToolFormProps<LipSyncInput>;
type Change = (some: Partial<LipFields>) => void;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason(fields: LipFields, clip: ClipState): string | undefined {
  const t = useTranslations('tool-lip-sync.need');
  const over = useScriptOver(fields);
  const { video, from, script, voice, audio, consent } = fields;
  if (video === null) return t('video');
  if (clip.state === 'refused') return clip.problem;
  if (clip.state === 'found' && clip.seen.chosen < 0) return t('face');
  if (over !== undefined) return over;
  if (from === 'text' && !isSayable(script)) return t('script');
  if (from === 'text' && voice === null) return t('voice');
  if (from === 'recording' && audio === null) return t('audio');
  return consent ? undefined : t('consent');
}

function Choices({ fields, onChange }: { fields: LipFields; onChange: Change }) {
  const t = useTranslations('tool-lip-sync');
  return (
    <>
      <FieldGroup title={t('length')}>
        <NativeSelect<ClipRepeat>
          label={t('repeat')}
          value={fields.repeat}
          onValueChange={(repeat) => onChange({ repeat })}
          options={clipRepeats.map((value) => ({ value, label: t(value) }))}
        />
        <Checkbox
          label={t('keepRest')}
          checked={fields.keep_rest}
          onCheckedChange={(keep_rest) => onChange({ keep_rest })}
        />
      </FieldGroup>
      <TalkingChoices fields={fields} consent={t('consent')} onChange={onChange} />
    </>
  );
}

function Form(props: Props) {
  const t = useTranslations('tool-lip-sync');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const fields = useMemo(() => ({ ...typed, brand }), [typed, brand]);
  const voices = useVoices(fields.language, props.signedIn);
  useFirstVoice(fields.voice, voices[0]?.id, change);
  const clip = useClip(fields.video, fields.face, props.signedIn);
  const talk = useTalk(fields, fields.video, props.signedIn);
  const parsed = useMemo(() => LipSyncInput.safeParse(inputOf(fields)), [fields]);
  const reason = useReason(fields, clip);
  return (
    <TalkingLayout
      form={props}
      action={t('action')}
      input={parsed.data}
      reason={reason}
      inputs={
        <>
          <ClipField
            signedIn={props.signedIn}
            video={fields.video}
            onVideo={(video) => change({ video, face: null, consent: false, again: null })}
          />
          <VoiceFields fields={fields} voices={voices} onChange={change} />
          <BrandField />
          <Choices fields={fields} onChange={change} />
        </>
      }
      stage={<LipStage fields={fields} clip={clip} talk={talk} onChange={change} />}
    >
      {(made) => <LipResult run={made} onAgain={(again) => change({ again })} />}
    </TalkingLayout>
  );
}

/** From a film and a text to the same film saying that, checked before anything is charged. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-lip-sync">
      <Form {...props} />
    </ToolAreaContext>
  );
}
