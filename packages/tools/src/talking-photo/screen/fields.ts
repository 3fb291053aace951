import { TalkingPhotoInput } from '@adwright/contract/lip-sync/talking-photo.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { noRecording } from '../../kit/talking/plan/no-recording.ts';

/** What stands in the form's fields: the input, with the photo still missing perhaps. */
export type TalkFields = Omit<TalkingPhotoInput, 'photo' | 'language'> & {
  readonly photo: string | null;
  readonly language: LocaleCode;
  /** Who speaks: a voice that reads a text, or a recording. */
  readonly from: 'text' | 'recording';
};

export function fieldsFrom(initial: Partial<TalkingPhotoInput>, language: LocaleCode): TalkFields {
  const usual = TalkingPhotoInput.parse({ photo: 'sample:mug:scene', language });
  const whole = TalkingPhotoInput.safeParse({ ...usual, ...initial, photo: initial.photo ?? usual.photo });
  const known = whole.success ? whole.data : usual;
  return {
    ...known,
    photo: initial.photo ?? null,
    language: isLocaleCode(known.language) ? known.language : language,
    from: known.audio === null ? 'text' : 'recording',
    // Given for one film at a time.
    consent: false,
  };
}

/** What the call takes: of the two ways to speak only the chosen one. */
export function inputOf({ from, ...fields }: TalkFields): unknown {
  return from === 'text' ? { ...fields, ...noRecording } : { ...fields, script: '', voice: null };
}

/** What belongs to one film: a preset keeps the voice and the look. */
export const ofEach = [
  'photo',
  'script',
  'audio',
  'audio_seconds',
  'clean',
  'consent',
  'brand',
] as const satisfies readonly (keyof TalkFields)[];
