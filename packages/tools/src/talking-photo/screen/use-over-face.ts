import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { useMemo } from 'react';
import { captioned, filmOf, fps, overFace } from '../../kit/talking/plan/film.ts';
import { useMadeWithAi } from '../../kit/talking/screen/use-made-with-ai.ts';
import type { Talk } from '../../kit/talking/screen/use-talk.ts';
import { type TalkFields, inputOf } from './fields.ts';
import type { Stage } from './use-face.ts';

/** What the film shows over the face; null while nothing is said, or nothing lies over it. */
export function useOverFace({ frame, face }: Stage, talk: Talk | null, fields: TalkFields): Creative | null {
  const label = useMadeWithAi(fields.language);
  const { captions, label: labelled } = fields;
  const input = useMemo(() => TalkingPhotoInput.safeParse(inputOf(fields)).data, [fields]);
  return useMemo(() => {
    if (!talk || !input || label === null || !(captions || labelled)) return null;
    const seconds = talk.performance.frames.length / fps;
    return overFace(filmOf(captioned(input), { frame, fps, seconds, words: talk.words, label, face }));
  }, [talk, input, label, captions, labelled, frame, face]);
}
