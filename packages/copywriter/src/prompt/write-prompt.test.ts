import { localeCodes } from '@adwright/i18n/locales.ts';
import { expect, it } from 'vitest';
import { generatePrompt } from '../generate-prompt.ts';

it.each(localeCodes)('makes a full brief in %s', async (language) => {
  for (const medium of ['image', 'video'] as const) {
    const { prompt, brief } = await generatePrompt({ wish: 'Fjord {flask}', medium, language });
    expect(prompt).not.toMatch(/[{}]/);
    for (const part of Object.values(brief)) expect(part !== '' && prompt.includes(part)).toBe(true);
  }
});

it.each([
  ['make me a picture of a running shoe on a trail', 'A running shoe on a trail'],
  ['I want a short video about our new coffee!', 'Our new coffee'],
  ['coffee', 'Coffee'],
  ['a b', 'A b'],
])('takes the asking off %j', async (wish, subject) => {
  expect((await generatePrompt({ wish, medium: 'image', language: 'en' })).brief.subject).toBe(subject);
});

it('fits the scene to the wish', async () => {
  const setting = async (wish: string) =>
    (await generatePrompt({ wish, medium: 'image', language: 'en' })).brief.setting;
  expect(await setting('espresso')).not.toBe(await setting('night serum for dry skin'));
  expect(await setting('sunscreen on the beach')).toMatch(/sand|pool|beach/);
});

it('is the same every time', async () => {
  const ask = () => generatePrompt({ wish: 'a lamp', medium: 'video', language: 'de' });
  expect(await ask()).toEqual(await ask());
});
