import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { firstSounding, soundOf } from '../../kit/avatar/plan/sound-of.ts';
import { AvatarField } from '../../kit/avatar/screen/avatar-field.tsx';
import { type AvatarState, useAvatar } from '../../kit/avatar/screen/use-avatar.ts';
import { useOwnAvatars } from '../../kit/avatar/screen/use-own-avatars.ts';
import { captionLooks } from '../../kit/film/plan/caption-looks.ts';
import { BrandField } from '../../kit/form/screen/brand-field.tsx';
import { useBrandRules } from '../../kit/form/screen/brands.ts';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import type { ToolFormProps } from '../../kit/form/screen/form-props.ts';
import { ToolAreaContext } from '../../kit/form/screen/form-words.ts';
import { usePageLanguage } from '../../kit/form/screen/languages.ts';
import { useFields } from '../../kit/form/screen/use-fields.ts';
import { isSayable } from '../../kit/talking/plan/is-sayable.ts';
import { EngineField, useEngine } from '../../kit/talking/screen/engine-field.tsx';
import { useScriptOver } from '../../kit/talking/screen/use-script-over.ts';
import { useFirstVoice } from '../../kit/talking/screen/use-first-voice.ts';
import { useTalk } from '../../kit/talking/screen/use-talk.ts';
import { VoiceFields } from '../../kit/talking/screen/voice-fields.tsx';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';
import { BackgroundField } from './background-field.tsx';
import { type AvatarFields, fieldsFrom, inputOf, ofEach } from './fields.ts';
import { ProductFields } from './product-fields.tsx';
import { Stage } from './stage.tsx';
import { useWritten } from './use-written.ts';
import { TalkingResult } from '../../kit/talking/screen/talking-result.tsx';
import { TalkingLayout } from '../../kit/talking/screen/talking-layout.tsx';

type Props = ToolFormProps<AvatarVideoInput>;
type Change = (some: Partial<AvatarFields>) => void;

/** Why what is in the fields cannot run; undefined when it can. */
function useReason(fields: AvatarFields, avatar: AvatarState): string | undefined {
  const t = useTranslations('tool-avatar-video.need');
  const over = useScriptOver(fields);
  const { from, script, voice, audio } = fields;
  if (avatar.state === 'refused') return avatar.problem;
  if (over !== undefined) return over;
  if (from === 'text' && !isSayable(script)) return t('script');
  if (from === 'text' && voice === null) return t('voice');
  return from === 'recording' && audio === null ? t('audio') : undefined;
}

/** With another presenter of another sound the voice is chosen anew; only photos have a ground of their own. */
function withAvatar({ avatar: before, background }: AvatarFields, avatar: string): Partial<AvatarFields> {
  const isPerson = avatar.startsWith('person:');
  return {
    avatar,
    ...(soundOf(avatar) !== soundOf(before) && { voice: null }),
    ...(isPerson && background.kind === 'own' && { background: { kind: 'place', id: 'living-day' } as const }),
    ...(!isPerson && before.startsWith('person:') && { background: { kind: 'own' } as const }),
  };
}

function OutputChoices({ fields, onChange }: { fields: AvatarFields; onChange: Change }) {
  const talking = useTranslations('tool-talking');
  const film = useTranslations('tool-video-ad');
  return (
    <div className="flex flex-col gap-3">
      {fields.from === 'text' && (
        <NativeSelect
          label={film('captions')}
          value={fields.captions ?? ''}
          onValueChange={(value) => onChange({ captions: captionLooks.find((look) => look === value) ?? null })}
          options={[
            { value: '', label: film('noCaptions') },
            ...captionLooks.map((look) => ({ value: look as string, label: film(`captionLooks.${look}`) })),
          ]}
        />
      )}
      <Checkbox label={talking('label')} checked={fields.label} onCheckedChange={(label) => onChange({ label })} />
    </div>
  );
}

function Form(props: Props) {
  const t = useTranslations('tool-avatar-video');
  const talking = useTranslations('tool-talking');
  const language = usePageLanguage();
  const { fields: typed, change } = useFields(() => fieldsFrom(props.initial ?? {}, language), { ofEach });
  const brand = useBrandRules();
  const engine = useEngine(typed.engine);
  const fields = useMemo(() => ({ ...typed, brand, engine }), [typed, brand, engine]);
  const voices = useVoices(fields.language, props.signedIn);
  useFirstVoice(fields.voice, firstSounding(voices, soundOf(fields.avatar))?.id, change);
  const own = useOwnAvatars(props.signedIn);
  const keepsGround = fields.background.kind === 'own';
  const avatar = useAvatar(fields.avatar, { own, keepsGround, signedIn: props.signedIn });
  const talk = useTalk(fields, fields.avatar, props.signedIn);
  const { writing, write } = useWritten(fields, (script) => change({ script, from: 'text' }));
  const parsed = useMemo(() => AvatarVideoInput.safeParse(inputOf(fields)), [fields]);
  const reason = useReason(fields, avatar);
  return (
    <TalkingLayout
      form={props}
      action={t('action')}
      input={parsed.data}
      reason={reason}
      inputs={
        <>
          <FieldGroup title={talking('presenter')}>
            <AvatarField
              avatar={fields.avatar}
              own={own ?? []}
              onChange={(chosen) => change(withAvatar(fields, chosen))}
            />
          </FieldGroup>
          <ProductFields
            product={fields.product}
            writing={writing}
            onWrite={write}
            onChange={(product) => change({ product })}
          />
          <VoiceFields fields={fields} voices={voices} onChange={change} />
          <FieldGroup title={t('background')}>
            <BackgroundField
              background={fields.background}
              hasOwn={!fields.avatar.startsWith('person:')}
              onChange={(background) => change({ background })}
            />
          </FieldGroup>
          <EngineField engine={fields.engine} onChange={change} />
          <BrandField />
          <OutputChoices fields={fields} onChange={change} />
        </>
      }
      stage={<Stage fields={fields} avatar={avatar} talk={talk} onChange={change} />}
    >
      {(made) => <TalkingResult run={made} label={t('film')} />}
    </TalkingLayout>
  );
}

/** From somebody who does not exist, or an own avatar, and a text to a film in which they say it. */
export function Screen(props: Props) {
  return (
    <ToolAreaContext value="tool-avatar-video">
      <Form {...props} />
    </ToolAreaContext>
  );
}
