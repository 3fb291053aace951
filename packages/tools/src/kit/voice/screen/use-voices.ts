import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';

const none: readonly VoiceEntry[] = [];

/** The voices of a language; none while they are not known. */
export function useVoices(language: LocaleCode, signedIn: boolean): readonly VoiceEntry[] {
  const host = useToolHost();
  const [known, setKnown] = useState<{ language: LocaleCode; voices: readonly VoiceEntry[] } | null>(null);
  useEffect(() => {
    if (!signedIn) return undefined;
    let gone = false;
    host.voices(language).then(
      (voices) => !gone && setKnown({ language, voices }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [host, language, signedIn]);
  return known?.language === language ? known.voices : none;
}
