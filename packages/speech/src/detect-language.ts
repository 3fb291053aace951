import { type SpeechLanguage, speechLanguageOf } from './speech-language.ts';

const codes = ['en', 'ru', 'ja', 'id', 'ar', 'zh', 'de', 'es', 'fr', 'it', 'ko', 'nl', 'pt', 'tr'];
/** Common characters that are written otherwise in the two scripts. */
const traditional = /[們這個來時說國會學對開關樂電車書買賣錢貨優惠產廣聲點價與為從還沒讓見長門間問頭體氣質實應當]/u;

/** The language of a text; undefined where there is too little of it to tell. */
export async function detectLanguage(text: string): Promise<SpeechLanguage | undefined> {
  if (!/\p{L}{2}/u.test(text)) return undefined;
  // Its profiles cost a twentieth of a server's start, and few ever ask.
  const { detect } = await import('tinyld');
  const code = detect(text, { only: codes });
  if (code === 'zh') return traditional.test(text) ? 'zh-Hant' : 'zh-Hans';
  return speechLanguageOf(code);
}
