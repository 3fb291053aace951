import type { SpeechLanguage } from '../speech-language.ts';
import { type Replacement, replaceWhere } from './replacement.ts';

type Ordinals = { readonly pattern: RegExp; say(number: number, ending: string): string | undefined };

const list = (words: string): readonly string[] => words.split(' ');
const spanish = list('primer segund tercer cuart quint sext séptim octav noven décim');
const italian = list('prim second terz quart quint sest settim ottav non decim');
const portuguese = list('primeir segund terceir quart quint sext sétim oitav non décim');
const dutch = list('eerste tweede derde vierde vijfde zesde zevende achtste negende tiende');
const french = list('premier deuxième troisième quatrième cinquième sixième septième huitième neuvième dixième');

/** Stems take the ending of what is counted. Beyond the tenth, or with other endings, the voice reads what is written. */
const stems = (words: readonly string[], pattern: RegExp): Ordinals => ({
  pattern,
  say: (number, ending) => {
    const stem = words[number - 1];
    return stem === undefined ? undefined : `${stem}${/[ªa]/u.test(ending) ? 'a' : 'o'}`;
  },
});

const ordinals: Partial<Readonly<Record<SpeechLanguage, Ordinals>>> = {
  es: stems(spanish, /(?<![\p{L}\d.,])(\d{1,2})\.?([ºª])/gu),
  it: stems(italian, /(?<![\p{L}\d.,])(\d{1,2})([°ºª])(?!\s?[CF\d])/gu),
  pt: stems(portuguese, /(?<![\p{L}\d.,])(\d{1,2})\.?([ºª])/gu),
  nl: {
    pattern: /(?<![\p{L}\d.,])(\d{1,2})(?:ste|de|e)(?![\p{L}\d])/gu,
    say: (number) => dutch[number - 1],
  },
  fr: {
    pattern: /(?<![\p{L}\d.,])(\d{1,2})(ers?|res?|èmes?|es?)(?![\p{L}\d])/gu,
    say: (number, ending) => (ending.startsWith('re') && number === 1 ? 'première' : french[number - 1]),
  },
};

/** `2.ª`, `1°`, `2e` in words, where the voices stumble over the sign. */
export function ordinalNumbers(text: string, language: SpeechLanguage): Replacement[] {
  const own = ordinals[language];
  if (!own) return [];
  return replaceWhere(text, own.pattern, ([, number = '', ending = '']) => own.say(Number(number), ending));
}
