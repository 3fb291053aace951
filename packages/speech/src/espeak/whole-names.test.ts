import { expect, it } from 'vitest';
import { phrasesOf } from '../text/phrases.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { soundsOf } from './espeak.ts';

async function said(text: string, language: SpeechLanguage, voice: string = language): Promise<string> {
  const words = await Promise.all(phrasesOf(text, language).map((phrase) => soundsOf(phrase, voice)));
  return words
    .flat()
    .map((sounds) => sounds.join(''))
    .join(' ');
}

it('tells how long a sound is', async () => {
  expect(await said('Notte bella', 'it')).toBe('nˈɔtːe bˈɛlla');
  expect(await said('Soğuk, doğrudan, dükkân', 'tr')).toBe('soːˈʊk doːɾudˈan dykːˈan');
});

it('tells the whole name of a sound', async () => {
  expect(await said('não', 'pt', 'pt-br')).toBe('nˈɐ̃ʊ̃');
  expect(await said('Order now.', 'en', 'en-us')).toBe('ˈɔːɹdɚ nˈaʊ');
});

it('tells those of a number, which it counts otherwise', async () => {
  expect(await said('5 евро', 'ru')).toBe('pʲˈɑtʲ jˈevrʌ');
});
