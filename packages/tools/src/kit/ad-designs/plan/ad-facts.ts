import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { sentencesOf } from '@adwright/copywriter/engine/told-facts.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { withoutStop } from './without-stop.ts';

/** What may be said, in the person's own words: from the product, or read from free text. */
export type AdFacts = {
  /** How the thing is called; empty where free text names nothing. */
  readonly title: string;
  readonly brand: string;
  readonly description: string;
  readonly points: readonly string[];
  readonly audience: string;
  /** Own sentences that are short enough to stand as headlines. */
  readonly lines: readonly string[];
};

const scripts: Partial<Record<LocaleCode, RegExp>> = {
  ar: /\p{Script=Arabic}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  kr: /\p{Script=Hangul}/gu,
  cn: /\p{Script=Han}/gu,
  zh: /\p{Script=Han}/gu,
};

/** Whether words can stand in an ad of this language: English reasons in an Arabic ad help nobody. */
export function isWrittenIn(text: string, locale: LocaleCode): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0) return true;
  const own = text.match(scripts[locale] ?? /\p{Script=Latin}/gu)?.length ?? 0;
  return own / letters >= 0.3;
}

/** The longest line that is still a headline in a picture. */
export const longestHeadline = 48;

/** The longest name that leaves a headline room to say something of it. */
export const longestNameInHeadline = 32;

/** Between a name and what is said of it. The colon of "9:30" and of "https://" parts nothing. */
const naming = /^([^\n：–—|]{2,60}?)\s*(?:(?<!\d):(?!\/\/)|:(?![\d/])|：|\s[–—|-]\s|\n)\s*([\s\S]+)$/u;
/** Between clauses. The comma of "1,299" parts nothing: half a figure would be another claim. */
const betweenClauses = /(?:(?<!\d),|,(?!\d)|[;،、，；])\s*/u;

/**
 * Free text: what stands before a colon or a dash is the name, sentences are what is said of it. Without such a mark
 * nothing is taken for a name, and the sentences themselves are the headlines.
 */
function readFreeText(text: string): Pick<AdFacts, 'title' | 'description' | 'points' | 'lines'> {
  const named = naming.exec(text);
  const title = named?.[1]?.trim() ?? '';
  const rest = named?.[2]?.trim() ?? text.trim();
  const sentences = sentencesOf(rest);
  const clauses = sentences.length >= 2 ? sentences : rest.split(betweenClauses).map((part) => part.trim());
  const points = clauses.map(withoutStop).filter((part) => part.length >= 3 && part.length <= 80);
  const lines = [...sentences, ...points].map(withoutStop).filter((line) => line.length <= longestHeadline);
  return { title, description: rest, points: points.length >= 2 ? points : [], lines: [...new Set(lines)] };
}

export function factsOf(input: ImageAdWallInput, locale: LocaleCode): AdFacts {
  const fits = (text: string): boolean => text !== '' && isWrittenIn(text, locale);
  const audience = input.audience || input.product?.audience || '';
  if (!input.product) {
    const read = readFreeText(input.text);
    return { ...read, brand: read.title, audience: fits(audience) ? audience : '' };
  }
  const { title, brand, description, benefits } = input.product;
  const points = benefits.filter(fits).map(withoutStop);
  return {
    title,
    brand,
    description: fits(description) ? description : '',
    points,
    audience: fits(audience) ? audience : '',
    lines: points.filter((point) => point.length <= longestHeadline),
  };
}

/** All of it, to hold an ad's words against. */
export function factLines({ description, points, lines, audience }: AdFacts): string[] {
  return [description, ...points, ...lines, audience];
}
