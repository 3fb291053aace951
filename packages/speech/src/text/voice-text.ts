import type { Pronunciation } from '@adwright/domain/engines/speech.ts';
import type { SpeechLanguage } from '../speech-language.ts';
import { withShortVowels } from './arabic-vowels.ts';
import { joinCounted, openJapaneseReader } from './japanese-reading.ts';
import { type Phrase, phrasesOf, type SpokenToken } from './phrases.ts';
import { openYo } from './russian-yo.ts';

/** The phrases of a text as the built-in voice has to be told them. */
export async function voiceText(
  text: string,
  language: SpeechLanguage,
  pronunciations: readonly Pronunciation[] = [],
): Promise<Phrase[]> {
  if (language === 'ja') {
    const { cutWords, read } = await openJapaneseReader();
    const phrases = phrasesOf(text, language, { pronunciations, cutWords });
    return phrases.map((phrase) => ({
      ...phrase,
      tokens: joinCounted(phrase.tokens).map((token) => ({ ...token, ...read(token) })),
    }));
  }
  const phrases = phrasesOf(text, language, { pronunciations });
  if (language === 'ar') return mapTokens(phrases, (token) => ({ ...token, say: withShortVowels(token.say) }));
  if (language === 'ru') {
    const { withYo } = await openYo();
    return mapTokens(phrases, (token) => ({ ...token, say: withYo(token.say) }));
  }
  if (language === 'zh-Hans' || language === 'zh-Hant')
    return mapTokens(phrases, (token) => ({ ...token, glued: !/^[\p{Script=Latin}\d]/u.test(token.say) }));
  return phrases;
}

function mapTokens(phrases: readonly Phrase[], change: (token: SpokenToken) => SpokenToken): Phrase[] {
  return phrases.map((phrase) => ({ ...phrase, tokens: phrase.tokens.map(change) }));
}
