import arabic from '@adwright/ui/fonts-ar.css?url';
import japanese from '@adwright/ui/fonts-ja.css?url';
import korean from '@adwright/ui/fonts-kr.css?url';
import simplifiedChinese from '@adwright/ui/fonts-cn.css?url';
import traditionalChinese from '@adwright/ui/fonts-zh.css?url';
import type { LocaleCode } from '@adwright/i18n/locales.ts';

/** Scripts that Inter does not write have their own stylesheet, which no other language loads. */
export const languageFonts: Partial<Record<LocaleCode, string>> = {
  ar: arabic,
  ja: japanese,
  kr: korean,
  cn: simplifiedChinese,
  zh: traditionalChinese,
};
