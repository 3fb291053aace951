import { type SampleProductId, sampleProducts } from '@adwright/samples/products.ts';
import type { Market } from './markets.ts';

/** What a shop of that country would say of a product. */
export type LocalProduct = {
  readonly id: SampleProductId;
  readonly name: string;
  readonly description: string;
  readonly benefits: readonly string[];
  readonly audience: string;
};

const files = {
  en: () => import('./products/en.ts'),
  de: () => import('./products/de.ts'),
  fr: () => import('./products/fr.ts'),
  es: () => import('./products/es.ts'),
  pt: () => import('./products/pt.ts'),
  ja: () => import('./products/ja.ts'),
  kr: () => import('./products/kr.ts'),
  cn: () => import('./products/cn.ts'),
  ar: () => import('./products/ar.ts'),
} as const satisfies Partial<Record<Market['locale'], () => Promise<{ products: string }>>>;

export async function localProducts(locale: keyof typeof files): Promise<LocalProduct[]> {
  const lines = (await files[locale]()).products.trim().split('\n');
  return lines.map((line) => {
    const [id = '', name = '', description = '', benefits = '', audience = ''] = line
      .split('|')
      .map((part) => part.trim());
    const known = sampleProducts.find((product) => product.id === id);
    if (known === undefined) throw new Error(`${locale}: no sample product is called ${id}`);
    return { id: known.id, name, description, benefits: benefits.split(';').map((part) => part.trim()), audience };
  });
}
