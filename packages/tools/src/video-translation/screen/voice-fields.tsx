import { type LocaleCode } from '@adwright/i18n/locales.ts';
import type { FilmTranslation } from '@adwright/studio/document/film-translation.ts';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { Listen } from '../../kit/voice/screen/listen.tsx';
import { useVoices } from '../../kit/voice/screen/use-voices.ts';
import { speakersIn } from '../plan/speakers.ts';
import { usualVoice } from '../../kit/voice/plan/usual-voice.ts';
import type { Change } from './parts.ts';

type VoiceFieldsProps = {
  document: FilmTranslation;
  language: LocaleCode;
  signedIn: boolean;
  onChange: Change;
};

/** Who says it in this language, for each speaker. */
export function VoiceFields({ document, language, signedIn, onChange }: VoiceFieldsProps) {
  const t = useTranslations('tool-video-translation');
  const voices = useVoices(language, signedIn);
  const speakers = speakersIn(document.lines);
  const chosen = document.voices[language] ?? {};
  const put = (some: Record<string, string>): void =>
    onChange((before) => ({
      ...before,
      voices: { ...before.voices, [language]: { ...before.voices[language], ...some } },
    }));
  const missing = voices.length > 0 ? speakers.filter((speaker) => chosen[speaker] === undefined) : [];
  useEffect(() => {
    const usual = missing.flatMap((speaker) => {
      const id = usualVoice(voices, speaker, document.sounding);
      return id === undefined ? [] : [[String(speaker), id] as const];
    });
    if (usual.length > 0) put(Object.fromEntries(usual));
    // oxlint-disable-next-line react/exhaustive-deps -- when somebody new speaks, or the voices have come
  }, [voices, missing.join(' ')]);
  return speakers.map((speaker) => {
    const voice = voices.find(({ id }) => id === chosen[speaker]);
    return (
      <div key={speaker} className="flex items-end gap-2">
        <NativeSelect<string>
          label={t('speaker', { number: speaker })}
          className="min-w-0 flex-1"
          value={chosen[speaker] ?? ''}
          onValueChange={(id) => put({ [speaker]: id })}
          options={voices.map(({ id, name, engine }) => ({ value: id, label: `${name} · ${engine}` }))}
        />
        {voice && <Listen key={voice.id} name={voice.name} address={voice.sample_url} />}
      </div>
    );
  });
}
