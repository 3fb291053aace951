import { AppError } from '@adwright/contract/errors.ts';
import type { Offer } from '@adwright/contract/pay/offers.ts';
import { randomUUID } from 'node:crypto';
import type { Account } from '../accounts/ports.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { BillingAccount, KeptSubscription } from './ports.ts';
import { offerByCode } from './price-list.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';
import { syncCustomer } from './sync-customer.ts';

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly payments: PaymentProvider };

export type OrderRequest = {
  readonly userId: string;
  readonly priceCode: string;
  readonly useCoupon: boolean;
  readonly origin: string;
  readonly locale: string;
};

/**
 * Writes the order before the provider hears of it: a payment always finds the order it belongs to. Whoever pays for a
 * plan already changes it instead of buying a second one.
 */
export async function createOrder(deps: Deps, request: OrderRequest): Promise<{ url: string }> {
  const { work, clock, payments } = deps;
  const offer = offerByCode(payments.priceCodes, request.priceCode);
  if (!offer) throw new AppError('price_unknown');
  const account = await work.stores.accounts.byId(request.userId);
  if (!account) throw new AppError('unauthorized');
  try {
    const billing = await ensureAccount(deps, account, offer);
    const changed = offer.kind === 'plan' ? billing.subscription : null;
    await assertOrderable(deps, request, offer, changed);
    const order = {
      id: randomUUID(),
      userId: account.id,
      provider: payments.name,
      priceCode: request.priceCode,
      offerId: offer.id,
      coupon: request.useCoupon,
      changes: changed?.id ?? null,
      createdAt: clock(),
    };
    await work.stores.billing.insertOrder(order);
    const { customerId } = billing;
    const visit = { customerId, origin: request.origin, locale: request.locale, orderId: order.id };
    const { priceCode, useCoupon: coupon } = request;
    return changed
      ? await payments.openPlanChange({ ...visit, subscriptionId: changed.id, offer, priceCode })
      : await payments.openCheckout({ ...visit, offer, priceCode, coupon });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('payment_failed', {}, [], { cause: error });
  }
}

async function assertOrderable(
  { work }: Deps,
  { userId, useCoupon }: OrderRequest,
  offer: Offer,
  changed: KeptSubscription | null,
): Promise<void> {
  if (offer.kind === 'plan' && changed?.plan === offer.plan && changed.period === offer.period) {
    throw new AppError('plan_current');
  }
  // Never a higher price than the one that was shown: where the offer does not hold, nothing is ordered.
  if (!useCoupon) return;
  if (offer.promotionCents === null || changed || (await work.stores.billing.hasUsedPromotion(userId))) {
    throw new AppError('offer_unavailable');
  }
}

async function ensureAccount(deps: Deps, person: Account, offer: Offer): Promise<BillingAccount> {
  const { work, clock, payments } = deps;
  const { billing } = work.stores;
  const known = await billing.account(person.id, payments.name);
  if (known) {
    // The news of a payment may be on its way: nobody gets a second plan, or the offer twice, for being quicker.
    if (offer.kind === 'plan') await syncCustomer(deps, known);
    return (await billing.account(person.id, payments.name)) ?? known;
  }
  const { id: userId, email, name } = person;
  const customerId = await payments.ensureCustomer({ userId, email, name });
  await billing.addAccount({ userId, provider: payments.name, customerId, lookAt: clock() });
  const made = await billing.account(userId, payments.name);
  if (!made) throw new Error('A billing account that was just written is not there');
  return made;
}
