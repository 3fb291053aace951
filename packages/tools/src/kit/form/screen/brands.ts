import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { AdProductInput } from '@adwright/contract/product/ad-product.ts';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { onBrandProduct } from '../plan/on-brand.ts';

/** The person's brand kits, as the page keeps them. */
export type Brands = {
  readonly list: readonly BrandKit[];
  /** Which one every tool starts with; null for none. */
  readonly choose: (id: string | null) => void;
  /** Opens the place where kits are made and changed. */
  readonly manage: () => void;
};

/** Null for a visitor, who has none, and until they are known. */
export const BrandsContext = createContext<Brands | null>(null);

export function useBrand(): BrandKit | null {
  return use(BrandsContext)?.list.find(({ chosen }) => chosen) ?? null;
}

/** The fields as the brand has them. What is typed stays as it is, for when the brand is switched off. */
export function useOnBrand<Fields extends { product: AdProductInput }>(typed: Fields): Fields {
  const kit = useBrand();
  return useMemo(() => ({ ...typed, product: onBrandProduct(typed.product, kit) }), [typed, kit]);
}

type Tone = NonNullable<BrandKit['tone']>;

/** Sets the form to the brand's tone when another brand comes, unless the form was opened with a tone of its own. */
export function useBrandTone(kit: BrandKit | null, own: unknown, onTone: (tone: Tone) => void): void {
  const latest = useRef(onTone);
  useEffect(() => {
    latest.current = onTone;
  });
  const id = kit?.id;
  const tone = kit?.tone ?? null;
  useEffect(() => {
    if (own === undefined && id !== undefined && tone !== null) latest.current(tone);
  }, [own, id, tone]);
}
