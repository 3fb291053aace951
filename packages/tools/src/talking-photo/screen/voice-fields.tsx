import { longestScript } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { Button } from '@adwright/ui/button.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { TextArea } from '@adwright/ui/text-area.tsx';
import { Upload, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { languageOptions } from '../../kit/form/screen/languages.ts';
import { rememberAsset } from '../../kit/form/screen/picture-urls.ts';
import { useUploads } from '../../kit/form/screen/use-uploads.ts';
import { Listen } from '../../kit/voice/screen/listen.tsx';
import { guessSeconds } from '../plan/script-lines.ts';
import type { TalkFields } from './fields.ts';

type VoiceFieldsProps = {
  fields: TalkFields;
  voices: readonly VoiceEntry[];
  onChange: (some: Partial<TalkFields>) => void;
};

/** What the photo says, and who says it. */
export function VoiceFields({ fields, voices, onChange }: VoiceFieldsProps) {
  const t = useTranslations('tool-talking-photo');
  return (
    <FieldGroup title={t('says')}>
      <SegmentedControl<TalkFields['from']>
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
        <RecordingField audio={fields.audio} onChange={(audio) => onChange({ audio })} />
      )}
    </FieldGroup>
  );
}

function ScriptFields({ fields, voices, onChange }: VoiceFieldsProps) {
  const t = useTranslations('tool-talking-photo');
  const film = useTranslations('tool-video-ad');
  const format = useFormatter();
  const voice = voices.find(({ id }) => id === fields.voice);
  return (
    <>
      <TextArea
        label={t('script')}
        hint={
          fields.script.trim() === ''
            ? undefined
            : film('seconds', { seconds: Math.round(guessSeconds(fields.script)) })
        }
        rows={4}
        maxLength={longestScript}
        limit={longestScript}
        value={fields.script}
        onValueChange={(script) => onChange({ script })}
      />
      <NativeSelect
        label={film('language')}
        value={fields.language}
        onValueChange={(language) => onChange({ language, voice: null })}
        options={languageOptions}
      />
      <div className="flex items-end gap-2">
        <NativeSelect<string>
          label={film('voice')}
          className="min-w-0 flex-1"
          value={fields.voice ?? ''}
          onValueChange={(id) => onChange({ voice: id === '' ? null : id })}
          options={voices.map(({ id, name, engine }) => ({ value: id, label: `${name} · ${engine}` }))}
        />
        {voice && <Listen key={voice.id} name={voice.name} address={voice.sample_url} />}
      </div>
      <Slider
        label={film('speed')}
        min={0.8}
        max={1.3}
        step={0.05}
        value={fields.speed}
        valueText={format.number(fields.speed, { style: 'percent' })}
        onValueChange={(speed) => onChange({ speed: Math.round(speed * 100) / 100 })}
      />
    </>
  );
}

function RecordingField({ audio, onChange }: { audio: string | null; onChange: (audio: string | null) => void }) {
  const t = useTranslations('tool-talking-photo');
  const picker = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const { rows, add } = useUploads((asset) => {
    rememberAsset(asset);
    onChange(asset.asset_id);
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
            onClick={() => onChange(null)}
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
