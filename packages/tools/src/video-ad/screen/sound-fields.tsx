import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Slider } from '@adwright/ui/slider.tsx';
import { useFormatter, useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { Listen } from '../../kit/voice/screen/listen.tsx';
import { voiceModelOf } from '../plan/voice-models.ts';
import { musicTracks } from '../plan/offered.ts';
import type { VideoAdFields } from './fields.ts';
import { PronunciationFields } from './pronunciation-fields.tsx';
import { musicAddress } from './film-sound.ts';

type SoundFieldsProps = {
  fields: VideoAdFields;
  voices: readonly VoiceEntry[];
  onChange: (some: Partial<VideoAdFields>) => void;
};

/** Who speaks and what plays, each to be heard before it is chosen. */
export function SoundFields({ fields, voices, onChange }: SoundFieldsProps) {
  const t = useTranslations('tool-video-ad');
  const format = useFormatter();
  const voice = voices.find(({ id }) => id === fields.voice);
  const voiceModel = voiceModelOf(fields.language);
  const track = musicTracks.find(({ id }) => id === fields.music);
  return (
    <FieldGroup title={t('sound')}>
      <div className="flex items-end gap-2">
        <NativeSelect<string>
          label={t('voice')}
          className="min-w-0 flex-1"
          value={fields.voice ?? ''}
          onValueChange={(id) => onChange({ voice: id === '' ? null : id, anyVoice: false })}
          options={[
            { value: '', label: t('noVoice') },
            ...voices.map(({ id, name, engine }) => ({ value: id, label: `${name} · ${engine}` })),
          ]}
        />
        {voice && <Listen key={voice.id} name={voice.name} address={voice.sample_url} />}
      </div>
      {voiceModel && (
        <MissingModel serves={voiceModel.serves}>{t('voiceMissing', { model: voiceModel.name })}</MissingModel>
      )}
      {voice && (
        <Slider
          label={t('speed')}
          min={0.8}
          max={1.3}
          step={0.05}
          value={fields.speed}
          valueText={format.number(fields.speed, { style: 'percent' })}
          onValueChange={(speed) => onChange({ speed: Math.round(speed * 100) / 100 })}
        />
      )}
      {voice && <PronunciationFields key={fields.language} language={fields.language} />}
      <div className="flex items-end gap-2">
        <NativeSelect<string>
          label={t('music')}
          className="min-w-0 flex-1"
          value={fields.music ?? ''}
          onValueChange={(id) => onChange({ music: id === '' ? null : id })}
          options={[
            { value: '', label: t('noMusic') },
            ...musicTracks.map(({ id, name, mood }) => ({ value: id, label: `${t(`moods.${mood}`)} · ${name}` })),
          ]}
        />
        {track && <Listen key={track.id} name={track.name} address={musicAddress(track.id)} />}
      </div>
    </FieldGroup>
  );
}
