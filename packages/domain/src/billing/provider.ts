import type { Offer, OfferId } from '@adwright/contract/pay/offers.ts';

/** What each offer is called at the provider; what is null is not sold. */
export type PriceCodes = Readonly<Record<OfferId, string | null>>;

export type ProviderSubscription = {
  readonly id: string;
  readonly priceCode: string;
  /** Past due: a renewal could not be charged, and the provider still tries. */
  readonly status: 'active' | 'past_due' | 'ended';
  readonly periodEnd: Date;
  /** When it ends, if it does not renew. */
  readonly cancelAt: Date | null;
  readonly renewalCents: number;
};

export type ProviderPayment = {
  readonly id: string;
  /** The order it pays for; null for a renewal. */
  readonly orderId: string | null;
  readonly subscriptionId: string | null;
  readonly priceCode: string;
  readonly cents: number;
  /** Refunded, or held back by a dispute that is open or lost. */
  readonly lostCents: number;
  /** Only for a part of the period, after a change of the plan. */
  readonly prorated: boolean;
  readonly paidAt: Date;
  readonly periodStart: Date;
  readonly periodEnd: Date;
  /** As it stands on the invoice. */
  readonly number: string;
};

/** Everything the provider knows about a customer, as of its own clock, which runs ahead in tests. */
export type CustomerState = {
  readonly asOf: Date;
  readonly subscriptions: readonly ProviderSubscription[];
  readonly payments: readonly ProviderPayment[];
};

export type ProviderNotice = {
  /** Unique at the provider. */
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
};

type Visit = {
  readonly customerId: string;
  /** Where the person comes from and goes back to. */
  readonly origin: string;
  readonly locale: string;
};

/** What was asked of the provider did not arrive, or it could not do it. */
export class ProviderError extends Error {
  override readonly name = 'ProviderError';
}

/** The signature of a notice is not the provider's, or too old. */
export class ForgedNotice extends Error {
  override readonly name = 'ForgedNotice';
}

/**
 * Who moves the money. Its notices are believed only in that something has happened: what it was is asked for with
 * `readState`, so that their order and number do not matter.
 */
export type PaymentProvider = {
  readonly name: string;
  /** No money is moved. */
  readonly isSandbox: boolean;
  readonly priceCodes: PriceCodes;
  /** The same person has one customer, however often it is asked. */
  ensureCustomer(person: { userId: string; email: string; name: string }): Promise<string>;
  openCheckout(
    visit: Visit & { orderId: string; offer: Offer; priceCode: string; coupon: boolean },
  ): Promise<{ url: string }>;
  /** Another plan for somebody who has one. */
  openPlanChange(
    visit: Visit & { orderId: string; subscriptionId: string; offer: Offer; priceCode: string },
  ): Promise<{ url: string }>;
  openPortal(visit: Visit): Promise<{ url: string }>;
  /** Ends the subscription with its period, or lets it go on. */
  setCancel(subscription: { customerId: string; subscriptionId: string; cancel: boolean }): Promise<void>;
  readState(customerId: string): Promise<CustomerState>;
  /** Null for a notice that is none of ours. Throws `ForgedNotice`. */
  readNotice(body: Buffer, headers: Readonly<Record<string, unknown>>): Promise<ProviderNotice | null>;
};
