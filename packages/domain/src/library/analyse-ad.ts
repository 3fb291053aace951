import type {
  AdAnalysis,
  AdAngle,
  AdEmotion,
  AdHook,
  AdIdea,
  AdStrength,
} from '@adwright/contract/library/analysis.ts';
import type { TranscriptSegment } from '@adwright/contract/library/transcript.ts';
import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { audienceOf } from './audience-of.ts';

/**
 * What can be said of an ad by measuring it: signs, numbers and lengths mean the same in every language. The same ad
 * always has the same analysis.
 */
export function analyseAd(ad: LibraryAdDetail, spoken: readonly TranscriptSegment[] = []): AdAnalysis {
  const sentences = sentencesOf(ad.body);
  const first = sentences[0] ?? ad.headline;
  const whole = `${ad.headline}\n${ad.body}`;
  const offer = offerIn(whole);
  const hook = hookOf(first, ad.headline);
  const words = wordsIn(ad.body);
  const perSentence = words / Math.max(1, sentences.length);
  const level = perSentence <= 10 ? 'easy' : perSentence <= 18 ? 'medium' : 'hard';
  const facts = { ad, offer, hook, level, hasNumber: /\p{Nd}/u.test(whole), words } as const;
  return {
    hook: { kind: hook, text: first.slice(0, 300) },
    angle: angleOf(facts),
    emotion: emotionOf(facts),
    audience: audienceOf(ad),
    offer,
    cta: ad.cta,
    structure: structureOf(spoken.length > 0 ? spoken : sentences.map(unspoken), offer),
    palette: [...ad.palette],
    readability: { words, sentences: sentences.length, level },
    strengths: strengthsOf(facts),
    ideas: ideasFor(facts),
  };
}

type Facts = {
  readonly ad: LibraryAdDetail;
  readonly offer: string | null;
  readonly hook: AdHook;
  readonly level: AdAnalysis['readability']['level'];
  readonly hasNumber: boolean;
  readonly words: number;
};

const percent = /[−-]?\p{Nd}{1,2}\s?[%٪]/u;
const price = /(?:[$€£¥₩]|R\$|US\$)\s?\p{Nd}[\p{Nd}.,\s]*|\p{Nd}[\p{Nd}.,]*\s?(?:€|円|元|원|ر\.س)/u;
const discount = /\p{Nd}(?:\.\p{Nd})?\s?折/u;
/** A number with a unit of time, written out or not: how long something takes or lasts. */
const time =
  /\p{Nd}+\s?(?:minut|hour|second|day|stunde|minute|tag|heure|jour|hora|minuto|día|dia|分|時間|日|시간|분|일|小时|分钟|天|ساع|دقيق|يوم)/iu;
const rating = /\p{Nd}[.,]\p{Nd}\s?(?:\/|★|⭐|out of)|★/u;

function offerIn(text: string): string | null {
  const found = percent.exec(text)?.[0] ?? discount.exec(text)?.[0] ?? price.exec(text)?.[0];
  return found === undefined ? null : found.trim();
}

/** A line that breaks ends a sentence, too. */
function sentencesOf(text: string): string[] {
  return (text.match(/[^.!?。！？؟\n]+[.!?。！？؟]*/gu) ?? [])
    .map((part) => part.trim())
    .filter((part) => part.length > 1);
}

/** Scripts without spaces have about two letters a word. */
function wordsIn(text: string): number {
  const packed = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const spaced =
    text
      .match(/[\p{L}\p{N}]+/gu)
      ?.filter((word) => !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)) ?? [];
  return spaced.length + Math.round(packed / 2);
}

function hookOf(first: string, headline: string): AdHook {
  if (/[?？؟]/u.test(first)) return 'question';
  if (offerIn(first) !== null) return 'offer';
  if (/\p{Nd}/u.test(first)) return 'number';
  if (/[!！]/u.test(first)) return 'command';
  return /[:：]/u.test(first) && first.length < headline.length * 2 ? 'audience' : 'promise';
}

function angleOf({ ad, offer, hook }: Facts): AdAngle {
  const whole = `${ad.headline} ${ad.body}`;
  if (rating.test(whole)) return 'proof';
  if (offer !== null) return 'price';
  if (hook === 'question') return 'problem';
  return time.test(whole) ? 'speed' : 'benefit';
}

function emotionOf({ ad, offer, hook }: Facts): AdEmotion {
  if (rating.test(`${ad.headline} ${ad.body}`)) return 'trust';
  if (offer !== null && percent.test(`${ad.headline} ${ad.body}`)) return 'urgency';
  if (hook === 'question') return 'curiosity';
  return hook === 'number' ? 'relief' : 'desire';
}

const unspoken = (text: string): Line => ({ text, start: null });

type Line = { readonly text: string; readonly start: number | null };

function structureOf(lines: readonly Line[], offer: string | null): AdAnalysis['structure'] {
  return lines.slice(0, 12).map(({ text, start }, index) => ({
    part:
      index === 0
        ? 'hook'
        : offer !== null && text.includes(offer)
          ? 'offer'
          : index === lines.length - 1
            ? 'close'
            : 'body',
    text: text.slice(0, 300),
    at: start,
  }));
}

const longRun = 60;
const shortHeadline = 40;
const longText = 60;

function strengthsOf({ ad, offer, hook, level, hasNumber }: Facts): AdStrength[] {
  const measured: readonly (readonly [AdStrength, boolean])[] = [
    ['long_running', ad.running_days >= longRun],
    ['was_tested', ad.history.some(({ what }) => what === 'headline' || what === 'body' || what === 'media')],
    ['short_headline', ad.headline.length <= shortHeadline],
    ['has_offer', offer !== null],
    ['has_number', hasNumber && offer === null],
    ['asks_first', hook === 'question'],
    ['easy_text', level === 'easy'],
    ['many_platforms', ad.platforms.length > 1],
  ];
  return measured.flatMap(([strength, isThere]) => (isThere ? [strength] : []));
}

function ideasFor({ ad, offer, hook, hasNumber, words }: Facts): AdIdea[] {
  const measured: readonly (readonly [AdIdea, boolean])[] = [
    ['shorter_headline', ad.headline.length > shortHeadline],
    ['shorter_text', words > longText],
    ['add_number', !hasNumber],
    ['add_offer', offer === null],
    ['ask_question', hook !== 'question'],
    ['try_video', ad.format === 'image'],
    ['test_headline', !ad.history.some(({ what }) => what === 'headline')],
  ];
  return measured.flatMap(([idea, isMissing]) => (isMissing ? [idea] : [])).slice(0, 3);
}
