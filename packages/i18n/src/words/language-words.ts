import type { LocaleCode } from '../locales.ts';
import ar from './languages/ar.ts';
import cn from './languages/cn.ts';
import de from './languages/de.ts';
import es from './languages/es.ts';
import fr from './languages/fr.ts';
import id from './languages/id.ts';
import it from './languages/it.ts';
import ja from './languages/ja.ts';
import kr from './languages/kr.ts';
import nl from './languages/nl.ts';
import pt from './languages/pt.ts';
import ru from './languages/ru.ts';
import tr from './languages/tr.ts';
import zh from './languages/zh.ts';

/** What the glossary is about, and how English says it. */
export const ideas = {
  image: 'images?',
  platform: 'platforms?',
  background: 'backgrounds?',
  template: 'templates?',
  file: 'files?',
  fileSize: 'file size',
  cutout: 'cutouts?',
  landingPage: 'landing page',
  credits: 'credits?',
  variant: 'variants?',
  headline: 'headlines?',
  layout: 'layouts?',
  campaign: 'campaigns?',
  administrator: 'administrator',
  exporting: 'export(?:s|ed|ing)?',
  banner: 'banners?',
  refunded: 'refunded',
} as const;

export type Idea = keyof typeof ideas;

export type LanguageWords = {
  /** The stems one of which says the idea, as a pattern: other forms of the word follow. */
  readonly terms: Readonly<Record<Idea, string>>;
  /** Another register, another country's words, or a word beside the glossary's. */
  readonly avoid: readonly { readonly pattern: string; readonly say: string }[];
};

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

/** Messages that say the idea without its word, and rightly: `area:key` and the ideas. */
export const saidOtherwise: Readonly<Record<string, readonly Idea[]>> = {
  // The names of columns, as they stand in the file.
  'products:csv.text': ['image'],
};
