import type { BrandKit } from '@adwright/contract/brand-kit/brand-kit.ts';
import type { BrandRules } from '@adwright/contract/brand-kit/brand-rules.ts';
import { createContext, use, useEffect, useMemo, useRef } from 'react';
import { rulesOf } from '../plan/on-brand.ts';

/** The person's brand kits, as the page keeps them. */
export type Brands = {
  /** The one that is chosen is the choice of the form on screen. */
  readonly list: readonly BrandKit[];
  /** For this form, and what every other tool starts with; null for none. */
  readonly choose: (id: string | null) => void;
  /** Opens the place where kits are made and changed. */
  readonly manage: () => void;
};

/** Null for a visitor, who has none, and until they are known. */
export const BrandsContext = createContext<Brands | null>(null);

export function useBrand(): BrandKit | null {
  return use(BrandsContext)?.list.find(({ chosen }) => chosen) ?? null;
}

/** What an order keeps of the choice: null where the brand is switched off, nothing where there is none to choose. */
export function useBrandRules(): BrandRules | null | undefined {
  const brands = use(BrandsContext);
  const kit = useBrand();
  const asked = brands !== null && brands.list.length > 0;
  return useMemo(() => (kit ? rulesOf(kit) : asked ? null : undefined), [kit, asked]);
}

/**
 * Sets the form to what another brand starts with, and back when it is switched off. What was opened with a choice of
 * its own keeps that until the brand is switched.
 */
export function useBrandStart(own: unknown, onBrand: (kit: BrandKit | null) => void): void {
  const known = use(BrandsContext) !== null;
  const kit = useBrand();
  const latest = useRef(onBrand);
  const before = useRef<string | null | undefined>(undefined);
  useEffect(() => {
    latest.current = onBrand;
  });
  const id = kit?.id ?? null;
  useEffect(() => {
    if (!known || id === before.current) return;
    const isFirst = before.current === undefined;
    before.current = id;
    if (!isFirst || (own === undefined && id !== null)) latest.current(kit);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a kit that is edited meanwhile is no other kit
  }, [known, own, id]);
}
