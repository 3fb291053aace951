import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import type { LocaleCode } from '@adwright/i18n/locales.ts';
import { callOf, editableScript, onBrandScripts, writeAngles } from './write-script.ts';

type Opening = { readonly spoken: string; readonly on_screen: string };
type Order = {
  readonly locale: LocaleCode;
  readonly length: number;
  /** The opening that is there already. */
  readonly not: string;
  readonly brand?: BrandRules | null | undefined;
};

/** As many as one tests at once. */
const most = 10;
/** Each seed writes three scripts; after so many there is nothing new to say of a product. */
const seeds = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** Further ways to begin, from the same facts: no two alike, and none the film has already. */
export async function writeHooks(product: AdProductInput, { locale, length, not, brand }: Order): Promise<Opening[]> {
  const call = await callOf(product, locale);
  const found = new Map<string, Opening>();
  for (const seed of seeds) {
    const scripts = onBrandScripts(await writeAngles(product, { locale, length, seed }), brand);
    for (const script of scripts) {
      const [first] = editableScript(script, { call, name: product.title }).scenes;
      if (first && first.spoken !== not) found.set(first.spoken, { spoken: first.spoken, on_screen: first.on_screen });
    }
    if (found.size >= most) break;
  }
  return [...found.values()].slice(0, most);
}
