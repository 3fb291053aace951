import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useTranslations } from 'use-intl';
import { Listen } from './listen.tsx';

type VoiceChoiceProps = {
  voice: string | null;
  voices: readonly VoiceEntry[];
  /** What choosing nobody is called, where a film may stay without a voice. */
  none?: string;
  onChange: (voice: string | null) => void;
};

/** Who speaks, to be heard before it is chosen. */
export function VoiceChoice({ voice, voices, none, onChange }: VoiceChoiceProps) {
  const t = useTranslations('tool-video-ad');
  const chosen = voices.find(({ id }) => id === voice);
  return (
    <div className="flex items-end gap-2">
      <NativeSelect<string>
        label={t('voice')}
        className="min-w-0 flex-1"
        value={voice ?? ''}
        onValueChange={(id) => onChange(id === '' ? null : id)}
        options={[
          ...(none === undefined ? [] : [{ value: '', label: none }]),
          ...voices.map(({ id, name, engine }) => ({ value: id, label: `${name} · ${engine}` })),
        ]}
      />
      {chosen && <Listen key={chosen.id} name={chosen.name} address={chosen.sample_url} />}
    </div>
  );
}
