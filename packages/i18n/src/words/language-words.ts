import type { LocaleCode } from '../locales.ts';
import type { LanguageWords } from './glossary-ideas.ts';
import { ar } from './languages/ar.ts';
import { cn } from './languages/cn.ts';
import { de } from './languages/de.ts';
import { es } from './languages/es.ts';
import { fr } from './languages/fr.ts';
import { id } from './languages/id.ts';
import { it } from './languages/it.ts';
import { ja } from './languages/ja.ts';
import { kr } from './languages/kr.ts';
import { nl } from './languages/nl.ts';
import { pt } from './languages/pt.ts';
import { ru } from './languages/ru.ts';
import { tr } from './languages/tr.ts';
import { zh } from './languages/zh.ts';

export const languageWords: Readonly<Record<Exclude<LocaleCode, 'en'>, LanguageWords>> = {
  ar,
  cn,
  de,
  es,
  fr,
  id,
  it,
  ja,
  kr,
  nl,
  pt,
  ru,
  tr,
  zh,
};
