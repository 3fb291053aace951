import type { Offer } from '@adwright/contract/pay/offers.ts';
import { offerByCode } from '@adwright/domain/billing/price-list.ts';
import { type PriceCodes, ProviderError } from '@adwright/domain/billing/provider.ts';
import { Stripe } from 'stripe';
import { idOf } from './read-notice.ts';

const prefix = 'promotion-';

/** One coupon for each price that the limited-time offer lowers, made by whoever needs it first. */
export async function ensureCoupon(stripe: Stripe, offer: Offer): Promise<string> {
  if (offer.promotionCents === null) throw new ProviderError('There is no promotion on this offer');
  const saving = offer.cents - offer.promotionCents;
  const id = `${prefix}${offer.id}-${saving}`;
  try {
    await stripe.coupons.create({ id, amount_off: saving, currency: 'usd', duration: 'forever' });
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError) || error.code !== 'resource_already_exists') throw error;
  }
  return id;
}

/**
 * A discount stays with a subscription when its plan is changed: what was taken off a year would make every month free
 * from then on. So an offer ends with the price it was given for. Needs the discounts expanded.
 */
export async function endStrayPromotions(
  stripe: Stripe,
  codes: PriceCodes,
  subscription: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const offer = offerByCode(codes, subscription.items.data[0]?.price.id ?? '');
  const isStray = (discount: string | Stripe.Discount): boolean => {
    const coupon = typeof discount === 'string' ? null : idOf(discount.source.coupon);
    return coupon?.startsWith(prefix) === true && !coupon.startsWith(`${prefix}${offer?.id}-`);
  };
  const { discounts } = subscription;
  if (subscription.status === 'canceled' || !discounts.some(isStray)) return subscription;
  const kept = discounts.filter((one) => !isStray(one)).map((one) => ({ discount: idOf(one) ?? '' }));
  return stripe.subscriptions.update(subscription.id, { discounts: kept.length === 0 ? '' : kept });
}
