import { parseAvatarRef } from '@adwright/contract/avatar/avatar-ref.ts';
import type { VoiceEntry } from '@adwright/contract/voice/voice.ts';
import { personOf } from '@adwright/people/people.ts';

export type Sound = Exclude<VoiceEntry['gender'], 'neutral'>;

/** A built-in person sounds as they look; of others nothing is known. */
export function soundOf(avatar: string): Sound | null {
  const named = parseAvatarRef(avatar);
  const person = named?.kind === 'person' ? personOf(named.id) : undefined;
  if (!person) return null;
  return person.gender === 'woman' ? 'female' : 'male';
}

/** Of the voices the first that sounds so; where none does or nothing is known, the first of all. */
export function firstSounding<Voice extends Pick<VoiceEntry, 'gender'>>(
  voices: readonly Voice[],
  sound: Sound | null,
): Voice | undefined {
  return voices.find(({ gender }) => gender === sound) ?? voices[0];
}
