/** What the sandbox knows about a customer. Dates are kept as texts: it is stored as JSON. */
export type SandboxCard = 'good' | 'declined';

export type SandboxCheckout = {
  readonly id: string;
  readonly orderId: string;
  readonly offerId: string;
  readonly priceCode: string;
  readonly cents: number;
  /** What every renewal costs. */
  readonly renewalCents: number;
  /** The subscription it changes; null for a new purchase. */
  readonly changes: string | null;
  readonly origin: string;
  readonly locale: string;
  readonly openedAt: string;
  readonly status: 'open' | 'confirming' | 'declined' | 'paid' | 'cancelled';
};

export type SandboxSubscription = {
  readonly id: string;
  readonly offerId: string;
  readonly priceCode: string;
  readonly renewalCents: number;
  readonly status: 'active' | 'past_due' | 'ended';
  /** Where the periods are counted from, so that a short month does not move the later ones. */
  readonly anchor: string;
  readonly periods: number;
  readonly periodStart: string;
  readonly periodEnd: string;
  readonly cancels: boolean;
};

export type SandboxPayment = {
  readonly id: string;
  readonly number: string;
  readonly orderId: string | null;
  readonly subscriptionId: string | null;
  readonly offerId: string;
  readonly priceCode: string;
  readonly cents: number;
  readonly refundedCents: number;
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  readonly prorated: boolean;
  readonly paidAt: string;
  readonly periodStart: string;
  readonly periodEnd: string;
};

export type SandboxCustomer = {
  readonly id: string;
  readonly email: string;
  /** How far its test clock is ahead of the real one. */
  readonly aheadMs: number;
  readonly card: SandboxCard;
  readonly checkouts: readonly SandboxCheckout[];
  readonly subscriptions: readonly SandboxSubscription[];
  readonly payments: readonly SandboxPayment[];
  readonly portals: readonly { token: string; until: string; origin: string; locale: string }[];
  /** Grows with every change; it numbers notices, payments and subscriptions. */
  readonly version: number;
};

export function newCustomer(id: string, email: string): SandboxCustomer {
  return {
    id,
    email,
    aheadMs: 0,
    card: 'good',
    checkouts: [],
    subscriptions: [],
    payments: [],
    portals: [],
    version: 0,
  };
}

export function clockOf(customer: SandboxCustomer, now: Date): Date {
  return new Date(now.getTime() + customer.aheadMs);
}
