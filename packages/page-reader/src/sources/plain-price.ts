import type { Clues } from '../extract/clues.ts';
import type { Money } from '../extract/found.ts';
import { isElsewhere, namesOf } from '../extract/places.ts';
import { ancestors, attribute, type Element, ofTag, type Page, textOf } from '../html/page.ts';
import { parsePrice } from '../price/parse-price.ts';

const priceName =
  /(?:price|preis|prix|precio|preco|preço|prezzo|prijs|fiyat|harga|cena|tsena|kakaku|jiage|amount|(?:^|[-_ ])cost)/i;
const formerName =
  /(?:old|was|before|list|strike|strik|regular|compare|original|rrp|msrp|uvp|crossed|former|previous|alt-price|antes|barre|ancien|vorher|anterior)/i;
const otherName =
  /(?:unit|per-|perunit|base-price|grundpreis|shipping|delivery|install?ment|monthly|finance|saving|save|discount|coupon|points|deposit|tax|range-slider|filter|label|currency)/i;
const former: ReadonlySet<string> = new Set(['del', 's', 'strike']);

export type PlainPrices = { readonly price: Money | null; readonly listPrice: number | null };

/** Prices by the look of the markup: named as one, near the headline, not struck out, not of another product. */
export function findPlainPrices(page: Page, clues: Clues): PlainPrices {
  const heading = ofTag(page, 'h1')[0]?.index ?? 0;
  let best: { money: Money; score: number } | null = null;
  let listPrice: number | null = null;
  let looked = 0;
  for (const element of page.elements) {
    if (looked > 4_000) break;
    const kind = kindOf(page, element);
    if (kind === null) continue;
    looked += 1;
    const text =
      attribute(element, 'data-price-amount') || attribute(element, 'data-price') || textOf(page, element, 120);
    if (text.length > 80) continue;
    const money = parsePrice(text, clues.hints);
    if (money === null || isElsewhere(page, element)) continue;
    if (kind === 'former') {
      listPrice ??= element.index > heading ? money.amount : null;
      continue;
    }
    const distance = element.index - heading;
    const near = distance >= 0 ? 1 / (1 + distance / 60) : 0.3 / (1 - distance / 60);
    const short = text.length <= 24 ? 0.3 : 0;
    const exact = element.tag === 'meta' ? 0 : 0.1;
    const score =
      near + short + exact + (money.currency === null ? 0 : 0.8) - (element.end - element.index > 12 ? 0.3 : 0);
    if (best === null || score > best.score) best = { money, score };
  }
  const price = best?.money ?? findInText(page, clues, heading);
  return { price, listPrice: listPrice !== null && price !== null && listPrice > price.amount ? listPrice : null };
}

function kindOf(page: Page, element: Element): 'current' | 'former' | null {
  const names = `${namesOf(element)} ${attribute(element, 'itemprop')} ${attribute(element, 'data-testid')} ${attribute(element, 'data-test')} ${attribute(element, 'data-hook')}`;
  if (former.has(element.tag)) return 'former';
  if (!priceName.test(names) && element.tag !== 'ins') return null;
  if (otherName.test(names)) return null;
  if (formerName.test(names)) return 'former';
  let steps = 0;
  for (const around of ancestors(page, element)) {
    if (former.has(around.tag)) return 'former';
    const outer = namesOf(around);
    if (priceName.test(outer) && formerName.test(outer) && steps < 2) return 'former';
    if (otherName.test(outer) && priceName.test(outer) && steps < 2) return null;
    steps += 1;
    if (steps > 4) break;
  }
  return 'current';
}

/** No markup tells: the first short text after the headline that is an amount with a currency. */
function findInText(page: Page, clues: Clues, heading: number): Money | null {
  for (const element of page.elements.slice(heading, heading + 3_000)) {
    if (element.textEnd - element.textStart > 14 || former.has(element.tag) || coded.has(element.tag)) continue;
    const text = textOf(page, element, 60);
    if (text.length < 2 || text.length > 40 || !/\d/.test(text)) continue;
    const money = parsePrice(text, clues.hints);
    if (money?.currency && !isElsewhere(page, element)) return money;
  }
  return null;
}

const coded: ReadonlySet<string> = new Set(['script', 'style', 'option', 'li', 'label']);
