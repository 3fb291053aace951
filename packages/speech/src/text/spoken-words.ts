import type { SpeechLanguage } from '../speech-language.ts';
import { ar } from './spoken-words/ar.ts';
import { de } from './spoken-words/de.ts';
import { en } from './spoken-words/en.ts';
import { es } from './spoken-words/es.ts';
import { fr } from './spoken-words/fr.ts';
import { id } from './spoken-words/id.ts';
import { it } from './spoken-words/it.ts';
import { ja } from './spoken-words/ja.ts';
import { ko } from './spoken-words/ko.ts';
import { nl } from './spoken-words/nl.ts';
import { pt } from './spoken-words/pt.ts';
import { ru } from './spoken-words/ru.ts';
import { tr } from './spoken-words/tr.ts';
import { zhHans } from './spoken-words/zh-Hans.ts';
import { zhHant } from './spoken-words/zh-Hant.ts';
import type { SpokenWords } from './spoken-words/spoken-words-shape.ts';

export const spokenWords: Readonly<Record<SpeechLanguage, SpokenWords>> = {
  en,
  ru,
  ja,
  id,
  ar,
  'zh-Hans': zhHans,
  de,
  es,
  fr,
  it,
  ko,
  nl,
  pt,
  tr,
  'zh-Hant': zhHant,
};
