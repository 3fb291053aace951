import type { Voice } from '@adwright/domain/engines/speech.ts';
import type { EspeakVoice } from '../espeak/espeak.ts';
import type { SpeechLanguage } from '../speech-language.ts';

export const builtInEngine = 'eSpeak NG';

export type BuiltInVoice = Voice & { readonly language: SpeechLanguage; readonly espeak: EspeakVoice };

type Row = readonly [
  id: string,
  name: string,
  language: SpeechLanguage,
  gender: Voice['gender'],
  style: Voice['style'],
  espeak: string,
  wordsPerMinute: number,
  pitch: number,
  range: number,
];

/** At least a woman's and a man's voice in every language. */
const rows: readonly Row[] = [
  ['en-olivia', 'Olivia', 'en', 'female', 'warm', 'en-us+f2', 150, 46, 66],
  ['en-james', 'James', 'en', 'male', 'calm', 'en-us', 150, 45, 70],
  ['en-amelia', 'Amelia', 'en', 'female', 'bright', 'en-gb-x-rp+f2', 155, 50, 75],
  ['en-oliver', 'Oliver', 'en', 'male', 'serious', 'en-gb-x-rp', 148, 40, 55],
  ['ru-anna', 'Анна', 'ru', 'female', 'warm', 'ru+f2', 150, 46, 66],
  ['ru-dmitri', 'Дмитрий', 'ru', 'male', 'calm', 'ru', 150, 45, 70],
  ['ja-yui', '結衣', 'ja', 'female', 'bright', 'ja+f2', 185, 50, 70],
  ['ja-haruto', '陽翔', 'ja', 'male', 'calm', 'ja', 185, 45, 66],
  ['id-sari', 'Sari', 'id', 'female', 'warm', 'id+f2', 150, 46, 66],
  ['id-budi', 'Budi', 'id', 'male', 'energetic', 'id', 156, 48, 74],
  ['ar-layla', 'ليلى', 'ar', 'female', 'warm', 'ar+f2', 158, 46, 66],
  ['ar-omar', 'عمر', 'ar', 'male', 'serious', 'ar', 158, 43, 60],
  ['cn-xiaomei', '晓梅', 'zh-Hans', 'female', 'bright', 'cmn+f2', 188, 50, 60],
  ['cn-wei', '伟', 'zh-Hans', 'male', 'calm', 'cmn', 188, 45, 60],
  ['de-clara', 'Clara', 'de', 'female', 'warm', 'de+f2', 145, 46, 66],
  ['de-jonas', 'Jonas', 'de', 'male', 'calm', 'de', 145, 45, 68],
  ['es-lucia', 'Lucía', 'es', 'female', 'warm', 'es+f2', 155, 46, 68],
  ['es-mateo', 'Mateo', 'es', 'male', 'energetic', 'es-419', 158, 48, 74],
  ['fr-camille', 'Camille', 'fr', 'female', 'warm', 'fr+f2', 166, 46, 66],
  ['fr-hugo', 'Hugo', 'fr', 'male', 'calm', 'fr', 166, 45, 68],
  ['it-giulia', 'Giulia', 'it', 'female', 'bright', 'it+f2', 155, 49, 74],
  ['it-marco', 'Marco', 'it', 'male', 'calm', 'it', 152, 45, 68],
  ['kr-jiwoo', '지우', 'ko', 'female', 'bright', 'ko+f2', 182, 49, 70],
  ['kr-minjun', '민준', 'ko', 'male', 'calm', 'ko', 182, 45, 66],
  ['nl-sanne', 'Sanne', 'nl', 'female', 'warm', 'nl+f2', 148, 46, 66],
  ['nl-daan', 'Daan', 'nl', 'male', 'calm', 'nl', 148, 45, 68],
  ['pt-beatriz', 'Beatriz', 'pt', 'female', 'warm', 'pt-br+f2', 152, 46, 68],
  ['pt-tiago', 'Tiago', 'pt', 'male', 'energetic', 'pt', 154, 47, 72],
  ['tr-elif', 'Elif', 'tr', 'female', 'warm', 'tr+f2', 150, 46, 66],
  ['tr-emre', 'Emre', 'tr', 'male', 'calm', 'tr', 150, 45, 68],
  ['zh-yating', '雅婷', 'zh-Hant', 'female', 'warm', 'cmn+f2', 188, 46, 58],
  ['zh-zhihao', '志豪', 'zh-Hant', 'male', 'serious', 'cmn', 188, 42, 55],
];

const accents: Readonly<Record<string, string>> = {
  'en-olivia': 'en-US',
  'en-james': 'en-US',
  'en-amelia': 'en-GB',
  'en-oliver': 'en-GB',
  'es-lucia': 'es-ES',
  'es-mateo': 'es-419',
  'pt-beatriz': 'pt-BR',
  'pt-tiago': 'pt-PT',
};

export const builtInVoices: readonly BuiltInVoice[] = rows.map(
  ([id, name, language, gender, style, espeak, wordsPerMinute, pitch, range]) => ({
    id,
    name,
    language,
    gender,
    style,
    age: 'adult',
    accent: accents[id] ?? null,
    quality: 'basic',
    engine: builtInEngine,
    espeak: { name: espeak, wordsPerMinute, pitch, range },
  }),
);

/** The plainest voice of a language: what recordings are compared with to find their words. */
export function referenceVoice(language: SpeechLanguage): EspeakVoice {
  const voice = builtInVoices.find((one) => one.language === language && one.gender === 'male');
  if (!voice) throw new Error(`no voice speaks ${language}`);
  return voice.espeak;
}
