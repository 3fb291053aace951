import type { ImageAdWallInput } from '@adwright/contract/ads-image/image-ad.ts';
import { withoutAvoided, withUsedFirst } from '@adwright/contract/brand-kit/brand-words.ts';
import { shortName } from '@adwright/contract/product/short-name.ts';
import { upperFirst } from '@adwright/copywriter/engine/casing.ts';
import { sentencesOf } from '@adwright/copywriter/engine/told-facts.ts';
import type { Locale, LocaleCode } from '@adwright/i18n/locales.ts';
import { headlineWorth } from '@adwright/studio/design/headline-worth.ts';
import { weakHeadline } from '@adwright/studio/design/score-message.ts';
import type { AdBrief } from '@adwright/studio/template-input.ts';
import { isUnspaced } from '@adwright/studio/text/script.ts';
import { priceText } from '../../kit/preset-ads/plan/price-text.ts';
import { factLines, longestHeadline, type AdFacts } from '../../kit/ad-designs/plan/ad-facts.ts';
import { withoutStop } from '../../kit/ad-designs/plan/without-stop.ts';
import { goalWords } from './goal-words.ts';

const longestSubline = 120;
const mostCopies = 8;
/** With fewer a wall would say the same on every ad. */
const fewestLines = 3;

function sameWords(a: string, b: string): boolean {
  const plain = (text: string): string =>
    text
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(a) === plain(b);
}

/** A line that names only a piece of the audience ("for people") says less than nothing. */
function isHalfAudience(line: string, audience: string): boolean {
  const [first = ''] = audience.toLowerCase().split(/\s+/u);
  const lower = line.toLowerCase();
  return first.length > 2 && lower.includes(first) && !lower.includes(audience.toLowerCase());
}

/** "Finally: real juice" beside "Real juice" is the same line with an introduction; a name before it is news. */
function isIntroduction(line: string, facts: AdFacts): boolean {
  const lower = line.toLowerCase();
  if (facts.title !== '' && lower.includes(facts.title.toLowerCase())) return false;
  return facts.points.some((point) => lower.includes(point.toLowerCase()) && !sameWords(line, point));
}

/** What our own check would call empty is no headline where others are known. */
function isTelling(line: string, facts: AdFacts): boolean {
  const names = [facts.title, facts.brand].filter((name) => name !== '');
  return headlineWorth(line, { names, facts: factLines(facts), hasLogo: false }) >= weakHeadline;
}

/** Own words before written ones, and no line twice. */
export function headlinesOf(
  input: ImageAdWallInput,
  facts: AdFacts,
  written: readonly string[],
  tag: string,
): string[] {
  const headlineCase = (text: string): string => upperFirst(text, tag);
  if (input.copy.headline !== '') return [input.copy.headline];
  const allowed = withoutAvoided(written, input.brand?.avoid ?? [], String);
  const usable = withUsedFirst(allowed, input.brand?.use ?? [], String)
    .map(withoutStop)
    .filter((line) => line.length <= longestHeadline)
    // The offer has a place of its own in every idea.
    .filter((line) => !isHalfAudience(line, facts.audience) && !isIntroduction(line, facts))
    .filter((line) => !sameWords(line, input.facts.offer));
  const own = facts.lines.slice(0, 4);
  const telling = usable.filter((line) => isTelling(line, facts));
  const chosen = own.length + telling.length >= fewestLines ? telling : usable;
  // In turn, so that a wall has both: what the person says and what was made of it.
  const mixed = Array.from({ length: Math.max(own.length, chosen.length) }, (_, index) => [
    own[index],
    chosen[index],
  ]).flat();
  const lines = mixed.filter((line): line is string => Boolean(line)).map(headlineCase);
  const different = lines.filter((line, index) => !lines.slice(0, index).some((before) => sameWords(before, line)));
  // However much was written, one line says what it is.
  const name = headlineCase(nameLine(facts.title));
  const isSaid = name === '' || different.some((line) => sameWords(line, name));
  return isSaid ? different.slice(0, mostCopies) : [...different.slice(0, mostCopies - 1), name];
}

/** A name of one long word is parted by whoever sets it: half of it names nothing. */
function nameLine(title: string): string {
  const name = title.trim();
  return /\s/u.test(name) || isUnspaced(name) ? shortName(name, longestHeadline) : name;
}

function sublineOf(facts: AdFacts, headline: string, turn: number): string | undefined {
  const sentences = sentencesOf(facts.description).filter((sentence) => sentence.length <= longestSubline);
  const points = facts.points.filter((point) => point.length <= longestSubline);
  const pool = turn % 3 === 2 ? [...points.slice(turn % 2), ...sentences] : [...sentences, ...points];
  return pool.find((line) => !sameWords(line, headline) && !headline.toLowerCase().includes(line.toLowerCase()));
}

/** What only the person can say goes in as it is; what they did not say stays out. */
function givenFacts(input: ImageAdWallInput, facts: AdFacts, { tag }: Locale, words: (typeof goalWords)['en']) {
  const { offer, old_price, quote, rating, ends_in_hours, comparison } = input.facts;
  const price = priceText(input.product?.price ?? null, input.product?.currency ?? '', tag);
  const oldPrice = price === '' ? '' : priceText(old_price, input.product?.currency ?? '', tag);
  const badge = offer || (input.goal === 'launch' ? words.isNew : '');
  const us = facts.brand || facts.title;
  return {
    ...(price && { price }),
    ...(oldPrice && { oldPrice }),
    ...(badge && { badge }),
    ...(quote && { quote }),
    ...(rating && rating.value <= rating.max
      ? { rating: { value: rating.value, max: Math.round(rating.max), label: `${rating.value} / ${rating.max}` } }
      : {}),
    ...(ends_in_hours !== null && { endsIn: ends_in_hours * 3600 }),
    ...(comparison && us !== '' && { comparison: { us, ...comparison } }),
  } satisfies Partial<AdBrief>;
}

/** The words of every variant: pure, and nothing in them that is neither given nor written by the copywriter. */
export function copiesOf(
  input: ImageAdWallInput,
  facts: AdFacts,
  written: readonly string[],
  locale: Locale & { readonly code: LocaleCode },
): AdBrief[] {
  const words = goalWords[locale.code];
  const given = givenFacts(input, facts, locale, words);
  const ctas = input.copy.cta === '' ? words[input.goal] : [input.copy.cta];
  return headlinesOf(input, facts, written, locale.tag).map((headline, turn): AdBrief => {
    const rest = facts.points.filter((point) => !sameWords(point, headline));
    const points = rest.length >= 2 ? rest : facts.points;
    const subline = input.copy.subline || sublineOf(facts, headline, turn);
    const cta = ctas[turn % ctas.length];
    return {
      language: locale.tag,
      direction: locale.dir,
      headline,
      ...(subline && { subline }),
      ...(cta && { cta }),
      // Half a sentence of the person's own becomes a line of a list.
      ...(points.length > 0 && {
        points: points.slice(0, 4).map((point) => (input.product ? point : upperFirst(point, locale.tag))),
      }),
      ...given,
    };
  });
}
