import type { AdGenerateInput } from '@adwright/contract/ad-text/ad-text.ts';

/** The order with the words its brand uses and avoids, beside its own. */
export function onBrandCopy(order: AdGenerateInput): AdGenerateInput {
  const { brand, use = [], avoid = [] } = order;
  return brand ? { ...order, use: [...use, ...brand.use], avoid: [...avoid, ...brand.avoid] } : order;
}
