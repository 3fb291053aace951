import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { useEffect, useMemo, useState } from 'react';
import type words from '../../kit/talking/messages/en.ts';
import { filmOf, fps, overFace } from '../../kit/talking/plan/film.ts';
import type { Talk } from '../../kit/talking/screen/use-talk.ts';
import { type TalkFields, inputOf } from './fields.ts';
import type { Stage } from './use-face.ts';

/** What the film shows over the face; null while nothing is said, or nothing lies over it. */
export function useOverFace({ frame, face }: Stage, talk: Talk | null, fields: TalkFields): Creative | null {
  const label = useLabel(fields.language);
  const { captions, label: labelled } = fields;
  const input = useMemo(() => TalkingPhotoInput.safeParse(inputOf(fields)).data, [fields]);
  return useMemo(() => {
    if (!talk || !input || label === null || !(captions || labelled)) return null;
    const seconds = talk.performance.frames.length / fps;
    return overFace(filmOf(input, { frame, fps, seconds, words: talk.words, label, face }));
  }, [talk, input, label, captions, labelled, frame, face]);
}

/** In the language of the film, which need not be the page's. */
function useLabel(language: LocaleCode): string | null {
  const [known, setKnown] = useState<{ language: LocaleCode; text: string } | null>(null);
  useEffect(() => {
    let gone = false;
    const read = async (): Promise<void> => {
      const said = (await import(`../../kit/talking/messages/${language}.ts`)) as {
        default: Pick<typeof words, 'madeWithAi'>;
      };
      if (!gone) setKnown({ language, text: said.default.madeWithAi });
    };
    read().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [language]);
  return known?.language === language ? known.text : null;
}
