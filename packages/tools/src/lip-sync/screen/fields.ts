import { LipSyncInput } from '@adwright/contract/lip-sync/lip-sync.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { noRecording } from '../../kit/talking/plan/no-recording.ts';

/** What stands in the form's fields: the input, with the video still missing perhaps. */
export type LipFields = Omit<LipSyncInput, 'video' | 'language'> & {
  readonly video: string | null;
  readonly language: LocaleCode;
  /** Who speaks: a voice that reads a text, or a recording. */
  readonly from: 'text' | 'recording';
};

const nowhere = '00000000-0000-4000-8000-000000000000';

export function fieldsFrom(initial: Partial<LipSyncInput>, language: LocaleCode): LipFields {
  const usual = LipSyncInput.parse({ video: nowhere, language });
  const whole = LipSyncInput.safeParse({ ...usual, ...initial, video: initial.video ?? nowhere });
  const known = whole.success ? whole.data : usual;
  return {
    ...known,
    video: initial.video ?? null,
    language: isLocaleCode(known.language) ? known.language : language,
    from: known.audio === null ? 'text' : 'recording',
    // Given for one film at a time.
    consent: false,
    again: null,
  };
}

/** What the call takes: of the two ways to speak only the chosen one. */
export function inputOf({ from, ...fields }: LipFields): unknown {
  return from === 'text' ? { ...fields, ...noRecording } : { ...fields, script: '', voice: null };
}

/** What belongs to one film: a preset keeps the voice and the look. */
export const ofEach = [
  'video',
  'face',
  'script',
  'audio',
  'audio_seconds',
  'clean',
  'consent',
  'brand',
  'again',
] as const satisfies readonly (keyof LipFields)[];
