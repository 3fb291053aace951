import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { noProduct } from './ad-product.ts';

/** Facts that come with a product and are out of sight while its name is typed. Its pictures are in plain view. */
const unseen = [
  'description',
  'brand',
  'price',
  'currency',
  'url',
  'benefits',
  'audience',
  'logo',
  'colors',
] as const satisfies readonly (keyof AdProductInput)[];

type Unseen = (typeof unseen)[number];

/**
 * A product under another name. Once that is the name of something else, what `came` with the former one goes: an ad
 * for a teapot must not quote the price of a mug. What the person typed stays, and the former name brings its facts back.
 */
export function renamedProduct(value: AdProductInput, came: AdProductInput, title: string): AdProductInput {
  const was = isStill(came.title, value.title);
  const is = isStill(came.title, title);
  if (was === is) return { ...value, title };
  const [from, to] = is ? [noProduct, came] : [came, noProduct];
  const changed = unseen.filter((fact) => same(value[fact], from[fact]));
  return { ...value, ...only(to, changed), title };
}

function only(product: AdProductInput, facts: readonly Unseen[]): Partial<AdProductInput> {
  return Object.fromEntries(facts.map((fact) => [fact, product[fact]]));
}

function same(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Corrected, shortened or completed it is still the same name; while nothing stands there, nothing is decided. */
function isStill(before: string, now: string): boolean {
  const [old, typed] = [wordsOf(before), wordsOf(now)];
  if (old.length === 0 || typed.length === 0) return true;
  const [whole, part] = [old.join(' '), typed.join(' ')];
  if (whole.includes(part) || part.includes(whole)) return true;
  return old.filter((word) => typed.includes(word)).length > old.length / 2;
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
