import { languageOf } from '@adwright/copywriter/language.ts';
import { localeOf } from '@adwright/i18n/locales.ts';

/** Whether words in that language begin at the right. */
export function isRtl(language: string): boolean {
  const locale = languageOf(language);
  return locale !== null && localeOf(locale).dir === 'rtl';
}
