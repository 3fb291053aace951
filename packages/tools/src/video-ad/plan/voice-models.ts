import type { LocaleCode } from '@adwright/i18n/locales.ts';

type VoiceModel = { readonly name: string; /** As `packages/weights` names it. */ readonly serves: string };

const kokoro: VoiceModel = { name: 'Kokoro', serves: 'neural-voices' };
const sano: VoiceModel = { name: 'Sano', serves: 'neural-voices-de-ru-tr' };

/** Whose weights a language's natural voices need; a language that is not here has none. */
const models: Partial<Record<LocaleCode, VoiceModel>> = {
  en: kokoro,
  es: kokoro,
  fr: kokoro,
  it: kokoro,
  pt: kokoro,
  ja: kokoro,
  cn: kokoro,
  zh: kokoro,
  de: sano,
  ru: sano,
  tr: sano,
};

export function voiceModelOf(language: LocaleCode): VoiceModel | undefined {
  return models[language];
}
