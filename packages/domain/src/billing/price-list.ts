import { type Offer, offerIds, offers } from '@adwright/contract/pay/offers.ts';
import type { PriceCodes } from './provider.ts';

/** The offer that a price code stands for; null for one that is not ours, or no longer. */
export function offerByCode(codes: PriceCodes, priceCode: string): Offer | null {
  const id = offerIds.find((one) => codes[one] === priceCode);
  return id === undefined ? null : offers[id];
}
