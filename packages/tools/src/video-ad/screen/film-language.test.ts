import { expect, it } from 'vitest';
import { noProduct } from '../../kit/form/plan/ad-product.ts';
import { fieldsFrom, voiceOf, whileDescribed } from './fields.ts';

const arabic = { ...noProduct, title: 'كوب سفر معزول' };
const fields = fieldsFrom({}, 'en');

it('is the language that a product is typed in', () => {
  expect(whileDescribed(fields, arabic)).toEqual({ product: arabic, language: 'ar' });
  expect(whileDescribed(fields, { ...noProduct, title: 'Travel mug' })).toMatchObject({ language: 'en' });
});

it('stays that of a script which the person has written', () => {
  expect(whileDescribed({ ...fields, ownScript: true }, arabic)).toMatchObject({ language: 'en' });
});

it('is spoken by a voice of its own, whatever was chosen for another', () => {
  const avatar = null;
  const voices = [
    { id: 'first', gender: 'female' },
    { id: 'second', gender: 'male' },
  ] as const;
  expect(voiceOf({ avatar, anyVoice: true, voice: null }, voices)).toBe('first');
  expect(voiceOf({ avatar, anyVoice: false, voice: 'second' }, voices)).toBe('second');
  expect(voiceOf({ avatar, anyVoice: false, voice: 'an English one' }, voices)).toBe('first');
  expect(voiceOf({ avatar, anyVoice: false, voice: null }, voices)).toBeNull();
  expect(voiceOf({ avatar, anyVoice: false, voice: 'chosen' }, [])).toBe('chosen');
});
