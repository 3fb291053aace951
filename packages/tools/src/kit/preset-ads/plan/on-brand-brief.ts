import { onBrandProduct } from '../../form/plan/on-brand.ts';
import type { PresetBrief } from './input.ts';

const longestCall = 30;

/** The fields as their brand has them. What somebody worked on by hand has its look for good. */
export function onBrandBrief<Brief extends PresetBrief>(brief: Brief): Brief {
  const { product, words, brand, pin } = brief;
  if (!brand || pin) return brief;
  const cta = words.cta || (brand.cta.length <= longestCall ? brand.cta : '');
  return { ...brief, product: onBrandProduct(product, brand), words: { ...words, cta } };
}
