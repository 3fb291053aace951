import { expect, it } from 'vitest';
import { passwordStrength } from './password-strength.ts';

it.each([
  ['', 'tooShort'],
  ['Ab1!xyz', 'tooShort'],
  ['password', 'weak'],
  ['Password2024', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['qwertyuiop', 'weak'],
  ['kitten42', 'weak'],
  ['tRk9-vmQ2', 'good'],
  ['mangosteen9', 'fair'],
  ['orbit lantern', 'good'],
  ['correct horse battery staple', 'strong'],
  ['密码很长而且难猜的句子啊', 'good'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

it('does not count the person’s own name and address', () => {
  expect(passwordStrength('adalovelace7')).toBe('good');
  expect(passwordStrength('adalovelace7', ['Ada Lovelace', 'ada@example.com'])).toBe('weak');
});
