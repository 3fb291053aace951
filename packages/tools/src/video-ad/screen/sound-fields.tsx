import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { FieldGroup } from '../../kit/form/screen/field-group.tsx';
import { MissingModel } from '../../kit/form/screen/missing-model.tsx';
import { Listen } from '../../kit/voice/screen/listen.tsx';
import { SpeakingSpeed } from '../../kit/voice/screen/speaking-speed.tsx';
import { VoiceChoice } from '../../kit/voice/screen/voice-choice.tsx';
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
  const voice = voices.some(({ id }) => id === fields.voice);
  const voiceModel = voiceModelOf(fields.language);
  const track = musicTracks.find(({ id }) => id === fields.music);
  return (
    <FieldGroup title={t('sound')}>
      <VoiceChoice
        voice={fields.voice}
        voices={voices}
        none={t('noVoice')}
        onChange={(voice) => onChange({ voice, anyVoice: false })}
      />
      {voiceModel && (
        <MissingModel serves={voiceModel.serves}>{t('voiceMissing', { model: voiceModel.name })}</MissingModel>
      )}
      {voice && <SpeakingSpeed speed={fields.speed} onChange={(speed) => onChange({ speed })} />}
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
