import { expect, it } from 'vitest';
import { withShortVowels } from './arabic-vowels.ts';

it('gives every syllable a vowel and leaves marked words alone', () => {
  expect(withShortVowels('مرحبا')).toBe('مَرحَبا');
  expect(withShortVowels('بكم')).toBe('بَكَم');
  expect(withShortVowels('مَرحَبا')).toBe('مَرحَبا');
  expect(withShortVowels('من السعر')).toBe('مِن السِعر');
  expect(withShortVowels('30 Aurora')).toBe('30 Aurora');
});
