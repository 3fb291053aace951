import { longestScript, type Told } from '@adwright/contract/lip-sync/told.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { languageWhileTyped } from '../../form/plan/language-of-words.ts';
import { FieldGroup } from '../../form/screen/field-group.tsx';
import { languageOptions } from '../../form/screen/languages.ts';
import { rememberAsset } from '../../form/screen/picture-urls.ts';
import { useUploads } from '../../form/screen/use-uploads.ts';
import { SpeakingSpeed } from '../../voice/screen/speaking-speed.tsx';
import { CleanField } from './clean-field.tsx';
import { VoiceChoice } from '../../voice/screen/voice-choice.tsx';
import { useScriptOver } from './use-script-over.ts';
import { guessSeconds } from '../plan/script-lines.ts';
import { withLength } from '../plan/with-length.ts';

/** What the fields need to know: the words or the recording, and which of both. */
export type VoiceFieldValues = Pick<Told, 'script' | 'voice' | 'speed' | 'audio' | 'audio_seconds' | 'clean'> & {
  readonly language: LocaleCode;
  /** Who speaks: a voice that reads a text, or a recording. */
  readonly from: 'text' | 'recording';
};

type VoiceFieldsProps = {
  fields: VoiceFieldValues;
  voices: readonly VoiceEntry[];
  onChange: (some: Partial<VoiceFieldValues>) => void;
};

/** What is said, and who says it. */
export function VoiceFields({ fields, voices, onChange }: VoiceFieldsProps) {
  const t = useTranslations('tool-talking');
  return (
    <FieldGroup title={t('says')}>
      <SegmentedControl<VoiceFieldValues['from']>
        label={t('source')}
        hideLabel
        value={fields.from}
        onValueChange={(from) => onChange({ from })}
        options={[
          { value: 'text', label: t('text') },
          { value: 'recording', label: t('recording') },
        ]}
      />
      {fields.from === 'text' ? (
        <ScriptFields fields={fields} voices={voices} onChange={onChange} />
      ) : (
        <>
          <RecordingField audio={fields.audio} onChange={onChange} />
          <CleanField clean={fields.clean} onChange={(clean) => onChange({ clean })} />
        </>
      )}
    </FieldGroup>
  );
}

function ScriptFields({ fields, voices, onChange }: VoiceFieldsProps) {
  const t = useTranslations('tool-talking');
  const film = useTranslations('tool-video-ad');
  const over = useScriptOver(fields);
  return (
    <>
      <TextArea
        label={t('script')}
        hint={
          fields.script.trim() === ''
            ? undefined
            : t('about', { seconds: Math.round(guessSeconds(fields.script, fields.speed)) })
        }
        rows={4}
        error={over}
        limit={longestScript}
        value={fields.script}
        onValueChange={(script) => {
          const language = languageWhileTyped(fields.language, fields.script, script);
          onChange({ script, ...(language !== fields.language && { language, voice: null }) });
        }}
      />
      <NativeSelect
        label={film('language')}
        value={fields.language}
        onValueChange={(language) => onChange({ language, voice: null })}
        options={languageOptions}
      />
      <VoiceChoice voice={fields.voice} voices={voices} onChange={(voice) => onChange({ voice })} />
      <SpeakingSpeed speed={fields.speed} onChange={(speed) => onChange({ speed })} />
    </>
  );
}

type Recording = Pick<VoiceFieldValues, 'audio' | 'audio_seconds'>;
type RecordingFieldProps = Pick<Recording, 'audio'> & { onChange: (recording: Recording) => void };

function RecordingField({ audio, onChange }: RecordingFieldProps) {
  const t = useTranslations('tool-talking');
  const picker = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { rows, add } = useUploads((asset) => {
    rememberAsset(asset);
    onChange(withLength({ audio: asset.asset_id, audio_seconds: null }, () => asset.duration_seconds));
  });
  return (
    <div className="flex flex-col gap-2">
      <input
        ref={picker}
        type="file"
        accept="audio/*"
        aria-label={t('chooseRecording')}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) {
            setName(file.name);
            add([file]);
          }
          target.value = '';
        }}
      />
      <div className="flex items-center gap-2">
        <Button variant="outline" icon={<Upload aria-hidden="true" />} onClick={() => picker.current?.click()}>
          {t('chooseRecording')}
        </Button>
        {audio !== null && (
          <IconButton
            label={t('removeRecording', { name: name || t('recording') })}
            icon={<X />}
            variant="ghost"
            onClick={() => onChange({ audio: null, audio_seconds: null })}
          />
        )}
      </div>
      <p className="min-w-0 truncate text-sm text-muted">{audio !== null && name !== '' ? name : t('recordingHint')}</p>
      {rows.map(({ key, problem, percent }) => (
        <p key={key} role={problem === null ? 'status' : 'alert'} className="text-sm text-muted">
          {problem ?? `${Math.round(percent)}%`}
        </p>
      ))}
    </div>
  );
}
