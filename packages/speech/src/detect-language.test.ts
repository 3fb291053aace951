import { expect, it } from 'vitest';
import { detectLanguage } from './detect-language.ts';
import { speechLanguageOf, speechLanguages } from './speech-language.ts';
import { sampleTexts } from './voices/sample-texts.ts';

it.each(speechLanguages)('knows %s by its words', async (language) => {
  expect(await detectLanguage(sampleTexts[language])).toBe(language);
});

it('does not guess from nothing', async () => {
  expect(await detectLanguage('42 %')).toBeUndefined();
});

it.each([
  ['en-GB', 'en'],
  ['pt_BR', 'pt'],
  ['zh-TW', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['ko-KR', 'ko'],
  ['xx', undefined],
])('finds the language of the tag %s', (tag, language) => {
  expect(speechLanguageOf(tag)).toBe(language);
});
