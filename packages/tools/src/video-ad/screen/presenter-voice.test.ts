import { personRef } from '@adwright/contract/avatar/avatar-ref.ts';
import { people } from '@adwright/people/people.ts';
import { expect, it } from 'vitest';
import { fieldsFrom, voiceOf } from './fields.ts';

const voices = [
  { id: 'ella', gender: 'female' },
  { id: 'tom', gender: 'male' },
  { id: 'nia', gender: 'female' },
] as const;

const somebody = (gender: 'woman' | 'man'): string => {
  const person = people.find((one) => one.gender === gender);
  return personRef(person?.id ?? '', person?.looks[0]?.id ?? '');
};
const fields = fieldsFrom({}, 'en');

it('fits whoever is seen speaking, and changes with them', () => {
  const man = { ...fields, avatar: somebody('man'), voice: 'ella' };
  expect(voiceOf(man, voices)).toBe('tom');
  expect(voiceOf({ ...man, avatar: somebody('woman'), voice: 'tom' }, voices)).toBe('ella');
  expect(voiceOf({ ...man, avatar: null, voice: 'tom' }, voices)).toBe('ella');
});

it('stays the one that was chosen by hand, or none', () => {
  const man = { ...fields, avatar: somebody('man'), anyVoice: false };
  expect(voiceOf({ ...man, voice: 'nia' }, voices)).toBe('nia');
  expect(voiceOf({ ...man, voice: null }, voices)).toBeNull();
  expect(fieldsFrom({ voice: 'nia' }, 'en').anyVoice).toBe(false);
});

it('fits also in another language, where the chosen voice is not', () => {
  expect(voiceOf({ ...fields, avatar: somebody('man'), anyVoice: false, voice: 'an English one' }, voices)).toBe('tom');
});

it('is the language’s first where none fits, or the presenter is a photo', () => {
  expect(voiceOf({ ...fields, avatar: somebody('man') }, [voices[0]])).toBe('ella');
  expect(voiceOf({ ...fields, avatar: 'avatar:00000000-0000-4000-8000-000000000001' }, voices)).toBe('ella');
});
