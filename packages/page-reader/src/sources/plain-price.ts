import type { Clues } from '../extract/clues.ts';
import { isElsewhere, namesOf } from '../extract/places.ts';
import { ancestors, attribute, type Element, ofTag, type Page, textOf, tidyLine, within } from '../html/page.ts';
import { type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';

const priceName =
  /(?:price|preis|prix|precio|preco|preço|prezzo|prijs|fiyat|harga|cena|tsena|kakaku|jiage|amount|(?:^|[-_ ])(?:pris|cost)(?:$|[-_ ]))/i;
const formerName =
  /(?:old|was|before|list|strike|strik|regular|compare|original|rrp|msrp|mrp|uvp|crossed|former|previous|antes|barre|ancien|vorher|anterior|coret)/i;
const otherName =
  /(?:unit|per-|perunit|base-price|grundpreis|shipping|delivery|instal|monthly|month|emi(?:$|[-_ ])|finance|saving|save|discount|coupon|points|deposit|tax-|slider|filter)/i;
const struckTags: ReadonlySet<string> = new Set(['del', 's', 'strike']);
const unread: ReadonlySet<string> = new Set(['script', 'style', 'option', 'li', 'label']);

export type PlainPrices = { readonly price: Money | null; readonly listPrice: number | null };

type Kind = 'current' | 'former' | 'other' | null;

/** Prices by the look of the markup: named as one, near the headline, not struck out, not of another product. */
export function findPlainPrices(page: Page, clues: Clues): PlainPrices {
  const heading = ofTag(page, 'h1')[0]?.index ?? 0;
  const former: number[] = [];
  let best: { money: Money; score: number } | null = null;
  let looked = 0;
  for (const element of page.elements) {
    const kind = kindOf(page, element);
    if (kind === null || kind === 'other') continue;
    looked += 1;
    if (looked > 4_000) break;
    const text = kind === 'former' ? textOf(page, element, 120) : currentText(page, element);
    const money = text.length > 80 ? null : parsePrice(text, clues.hints);
    if (money === null || isElsewhere(page, element)) continue;
    if (kind === 'former') former.push(money.amount);
    else {
      const score = scoreOf(element, text, money, heading);
      if (best === null || score > best.score) best = { money, score };
    }
  }
  const price = best?.money ?? findInText(page, clues, heading);
  return { price, listPrice: price === null ? null : (former.find((amount) => amount > price.amount) ?? null) };
}

function scoreOf(element: Element, text: string, money: Money, heading: number): number {
  const distance = element.index - heading;
  const near = distance >= 0 ? 1 / (1 + distance / 60) : 0.3 / (1 - distance / 60);
  const isWide = element.end - element.index > 12;
  return near + (text.length <= 24 ? 0.4 : 0) + (money.currency === null ? 0 : 0.8) - (isWide ? 0.3 : 0);
}

function kindOf(page: Page, element: Element): Kind {
  if (isStruck(element)) return 'former';
  const own = ownKind(element);
  if (own === null || own !== 'current') return own;
  let steps = 0;
  for (const around of ancestors(page, element)) {
    if (isStruck(around)) return 'former';
    const outer = steps < 2 ? ownKind(around) : null;
    if (outer === 'former' || outer === 'other') return outer;
    steps += 1;
    if (steps > 4) break;
  }
  return 'current';
}

function isStruck({ tag, attributes }: Element): boolean {
  return (
    struckTags.has(tag) || /text-decoration[\w\s:-]{1,40}line-through/i.test((attributes['style'] ?? '').slice(0, 300))
  );
}

function ownKind(element: Element): Kind {
  const { attributes } = element;
  const others = ['itemprop', 'data-testid', 'data-test', 'data-hook'].map((key) =>
    (attributes[key] ?? '').slice(0, 60),
  );
  const names = `${namesOf(element)} ${others.join(' ')}`;
  if (names.length < 6 && element.tag !== 'ins') return null;
  if (!priceName.test(names) && element.tag !== 'ins')
    return /(?:^|[-_ ])(?:mrp|rrp|msrp|uvp)(?:$|[-_ ])/i.test(names) ? 'former' : null;
  if (otherName.test(names)) return 'other';
  return formerName.test(names) ? 'former' : 'current';
}

/** A box that holds the former price and the present one says the present one once the former is taken out. */
function currentText(page: Page, element: Element): string {
  const told = attribute(element, 'data-price-amount') || attribute(element, 'data-price');
  if (/\d/.test(told)) return told;
  if (element.end - element.index > 80) return textOf(page, element, 120);
  const gone: Element[] = [];
  for (const inner of within(page, element)) {
    const kind = isStruck(inner) ? 'former' : ownKind(inner);
    if (kind === 'former' || kind === 'other') gone.push(inner);
  }
  let text = '';
  for (let at = element.textStart; at < element.textEnd && text.length < 200; at += 1) {
    if (!gone.some((one) => at >= one.textStart && at < one.textEnd)) text += page.pieces[at] ?? '';
  }
  return tidyLine(text);
}

/** No markup tells: the first short text after the headline that is an amount with a currency. */
function findInText(page: Page, clues: Clues, heading: number): Money | null {
  for (const element of page.elements.slice(heading, heading + 3_000)) {
    if (element.textEnd - element.textStart > 14 || isStruck(element) || unread.has(element.tag)) continue;
    const text = currentText(page, element);
    if (text.length < 2 || text.length > 40 || !/\p{Nd}/u.test(text)) continue;
    const money = parsePrice(text, clues.hints);
    if (money?.currency && !isElsewhere(page, element)) return money;
  }
  return null;
}
