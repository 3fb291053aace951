import type { Clues } from '../extract/clues.ts';
import type { Found, FoundRating, FoundReview } from '../extract/found.ts';
import { ancestors, attribute, type Element, type Page, resolveUrl, textOf, within } from '../html/page.ts';
import { asNumber } from '../json/values.ts';
import { currencyOf, type Money, parsePrice } from '@adwright/contract/price/parse-price.ts';

type Scope = { readonly page: Page; readonly element: Element; readonly isRdfa: boolean };

/** schema.org written into the markup: microdata (itemprop) and RDFa (property, typeof). */
export function readMicrodata(page: Page, clues: Clues): Found[] {
  const scopes = page.elements
    .map((element): Scope => ({ page, element, isRdfa: element.attributes['typeof'] !== undefined }))
    .filter(({ element, isRdfa }) => isProduct(attribute(element, isRdfa ? 'typeof' : 'itemtype')))
    .slice(0, 200);
  const [main] = scopes
    .map((scope, order) => ({
      scope,
      score:
        4 * clues.likeTitle(valueOf(scope, 'name')) + (propertiesOf(scope, 'offers').length > 0 ? 1 : 0) - order * 0.05,
    }))
    .sort((left, right) => right.score - left.score);
  return main === undefined ? [] : [readScope(main.scope, clues)];
}

function isProduct(type: string): boolean {
  return /(?:^|[/:\s])(?:Product|IndividualProduct|ProductModel)(?:\s|$)/i.test(type);
}

function readScope(scope: Scope, clues: Clues): Found {
  const { page } = scope;
  return {
    source: 'microdata',
    title: valueOf(scope, 'name'),
    description: valueOf(scope, 'description', 20_000),
    price: priceOf(scope, clues),
    brand: brandOf(scope),
    available: availabilityOf(valueOf(scope, 'availability')),
    rating: ratingOf(scope),
    reviews: propertiesOf(scope, 'review')
      .slice(0, 20)
      .map((element) => reviewOf({ ...scope, element })),
    images: propertiesOf(scope, 'image').flatMap((element) => {
      const url = resolveUrl(page, addressIn(element));
      return url === null ? [] : [{ url, alt: attribute(element, 'alt') }];
    }),
  };
}

/** Elements that carry the property and belong to this thing: those of a product listed inside it are not its own. */
function propertiesOf({ page, element, isRdfa }: Scope, name: string): Element[] {
  const key = isRdfa ? 'property' : 'itemprop';
  const found: Element[] = [];
  for (const inner of within(page, element)) {
    const names = inner.attributes[key];
    if (
      names === undefined ||
      !names
        .toLowerCase()
        .split(/\s+/)
        .some((one) => one.replace(/^schema:/, '') === name)
    )
      continue;
    if (belongsTo(page, inner, element, isRdfa)) found.push(inner);
  }
  return found;
}

function belongsTo(page: Page, inner: Element, owner: Element, isRdfa: boolean): boolean {
  for (const around of ancestors(page, inner)) {
    if (around === owner) return true;
    if (isProduct(attribute(around, isRdfa ? 'typeof' : 'itemtype'))) return false;
  }
  return false;
}

function valueOf(scope: Scope, name: string, most = 500): string {
  const nested = name === 'name';
  for (const element of propertiesOf(scope, name)) {
    // The name of a brand or of a reviewer is not the name of the product.
    if (nested && isNested(scope, element)) continue;
    const value = contentOf(scope.page, element, most);
    if (value !== '') return value;
  }
  return '';
}

function isNested({ page, element: owner, isRdfa }: Scope, element: Element): boolean {
  for (const around of ancestors(page, element)) {
    if (around === owner) return false;
    if (around.attributes[isRdfa ? 'typeof' : 'itemscope'] !== undefined) return true;
  }
  return false;
}

function contentOf(page: Page, element: Element, most: number): string {
  const { content, datetime, href } = element.attributes;
  if (content !== undefined) return content.trim().slice(0, most);
  if (element.tag === 'time' && datetime !== undefined) return datetime.slice(0, most);
  if (element.tag === 'link' && href !== undefined) return href;
  return textOf(page, element, most);
}

function addressIn(element: Element): string {
  return (
    ['content', 'data-zoom-image', 'data-large_image', 'data-src', 'src', 'href', 'resource']
      .map((key) => attribute(element, key))
      .find((value) => value !== '' && !value.startsWith('data:')) ?? ''
  );
}

function priceOf(scope: Scope, clues: Clues): Money | null {
  const code = currencyOf(valueOf(scope, 'pricecurrency'), clues.hints);
  for (const name of ['price', 'lowprice']) {
    for (const element of propertiesOf(scope, name)) {
      const text = contentOf(scope.page, element, 100);
      const direct = asNumber(text.includes(',') ? null : text);
      const read = direct !== null && direct > 0 ? { amount: direct, currency: code } : parsePrice(text, clues.hints);
      if (read !== null) return { amount: read.amount, currency: code ?? read.currency };
    }
  }
  return null;
}

function brandOf(scope: Scope): string {
  for (const element of propertiesOf(scope, 'brand')) {
    const inner = propertiesOf({ ...scope, element }, 'name')[0];
    const value = inner === undefined ? contentOf(scope.page, element, 200) : contentOf(scope.page, inner, 200);
    if (value !== '') return value;
  }
  return '';
}

function availabilityOf(word: string): boolean | null {
  if (word === '') return null;
  return /instock|limited|preorder|online|backorder/i.test(word);
}

function ratingOf(scope: Scope): FoundRating | null {
  const [element] = propertiesOf(scope, 'aggregaterating');
  if (element === undefined) return null;
  const inside = { ...scope, element };
  const number = (name: string) => asNumber(valueOf(inside, name).replace(',', '.'));
  const value = number('ratingvalue');
  const best = number('bestrating') ?? 5;
  if (value === null || value <= 0 || value > best) return null;
  const count = number('reviewcount') ?? number('ratingcount');
  return { value: Math.round((value / best) * 50) / 10, count };
}

function reviewOf(scope: Scope): FoundReview {
  const rating = asNumber(valueOf(scope, 'ratingvalue'));
  const [author] = propertiesOf(scope, 'author');
  return {
    author: author === undefined ? '' : contentOf(scope.page, author, 100),
    rating: rating !== null && rating > 0 && rating <= 5 ? rating : null,
    text: valueOf(scope, 'reviewbody', 1_000) || valueOf(scope, 'description', 1_000),
  };
}
