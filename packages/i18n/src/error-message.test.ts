import { errorStatus, type ErrorCode } from '@adwright/contract/errors.ts';
import { expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

it('never says the bare name of an error, also where its details are not known any more', async () => {
  const codes = Object.keys(errorStatus) as ErrorCode[];
  const said = await Promise.all(codes.map((code) => errorMessage('de', code)));
  expect(codes.filter((code, index) => said[index]?.includes(code) || /[{}]/.test(said[index] ?? ''))).toEqual([]);
  expect(await errorMessage('en', 'clip_too_short', { seconds: 2 })).toContain('at least 2 seconds');
});

it.each([
  ['en', 'Use one of at least 1 second.'],
  ['de', 'mindestens 1 Sekunde.'],
  ['ru', 'не короче 1 секунды.'],
  ['ar', 'عن ثانية واحدة.'],
] as const)('counts one second as one in %s', async (locale, said) => {
  expect((await errorMessage(locale, 'clip_too_short', { seconds: 1 })).replaceAll(/\s/gu, ' ')).toContain(said);
});

it.each([
  ['en', 1, 'after 1 second.'],
  ['en', 4.2, 'after 4.2 seconds.'],
  ['de', 1, 'nach 1 Sekunde einen'],
  ['ru', 2, 'через 2 секунды после'],
  ['ru', 5, 'через 5 секунд после'],
  ['ar', 2, 'بعد ثانيتين.'],
] as const)('counts the seconds before a cut in %s: %d', async (locale, second, said) => {
  expect((await errorMessage(locale, 'clip_cuts', { second })).replaceAll(/\s/gu, ' ')).toContain(said);
});
