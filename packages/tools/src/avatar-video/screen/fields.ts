import { AvatarVideoInput } from '@adwright/contract/project/avatar-video.ts';
import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { isLocaleCode, type LocaleCode } from '@adwright/i18n/locales.ts';
import { people } from '@adwright/people/people.ts';
import { noRecording } from '../../kit/talking/plan/no-recording.ts';

/** What stands in the form's fields. */
export type AvatarFields = Omit<AvatarVideoInput, 'language'> & {
  readonly language: LocaleCode;
  /** Who speaks: a voice that reads a text, or a recording. */
  readonly from: 'text' | 'recording';
};

/** The first of the built-in people, in the first look. */
export function firstAvatar(): string {
  const [person] = people;
  return personRef(person?.id ?? 'mara', person?.looks[0]?.id ?? 'amber-knit');
}

export function fieldsFrom(initial: Partial<AvatarVideoInput>, language: LocaleCode): AvatarFields {
  const usual = AvatarVideoInput.parse({ avatar: firstAvatar(), language });
  const whole = AvatarVideoInput.safeParse({ ...usual, ...initial });
  const known = whole.success ? whole.data : usual;
  return {
    ...known,
    language: isLocaleCode(known.language) ? known.language : language,
    from: known.audio === null ? 'text' : 'recording',
  };
}

/** What the call takes: of the two ways to speak only the chosen one. */
export function inputOf({ from, ...fields }: AvatarFields): unknown {
  return from === 'text' ? { ...fields, ...noRecording } : { ...fields, script: '', voice: null };
}

/** What belongs to one film: a preset keeps who speaks, the voice and the look. */
export const ofEach = [
  'script',
  'audio',
  'audio_seconds',
  'product',
  'brand',
] as const satisfies readonly (keyof AvatarFields)[];
