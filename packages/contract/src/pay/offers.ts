import { type PlanName, plans, promotion } from './plans.ts';

/** What can be bought, by the name that public configuration gives its price code. */
export const offerIds = [
  'monthly_basic',
  'yearly_basic',
  'monthly_pro',
  'yearly_pro',
  'monthly_business',
  'yearly_business',
  'credits_500',
] as const;
export type OfferId = (typeof offerIds)[number];

export type PaidPeriod = 'monthly' | 'annual';

export type PlanOffer = {
  readonly id: OfferId;
  readonly kind: 'plan';
  readonly plan: Exclude<PlanName, 'free'>;
  readonly period: PaidPeriod;
  /** For one period, in cents of a US dollar. */
  readonly cents: number;
  /** With the limited-time offer, where there is one. */
  readonly promotionCents: number | null;
};
export type CreditsOffer = {
  readonly id: OfferId;
  readonly kind: 'credits';
  readonly credits: number;
  readonly cents: number;
  readonly promotionCents: null;
};
export type Offer = PlanOffer | CreditsOffer;

function planOffer(id: OfferId, plan: PlanOffer['plan'], period: PaidPeriod): PlanOffer {
  const price = period === 'monthly' ? plans[plan].monthlyPrice : plans[plan].annualPrice;
  const promotionCents = plan === 'basic' ? promotion[period].discount_price * 100 : null;
  return { id, kind: 'plan', plan, period, cents: price * 100, promotionCents };
}

export const offers = {
  monthly_basic: planOffer('monthly_basic', 'basic', 'monthly'),
  yearly_basic: planOffer('yearly_basic', 'basic', 'annual'),
  monthly_pro: planOffer('monthly_pro', 'pro', 'monthly'),
  yearly_pro: planOffer('yearly_pro', 'pro', 'annual'),
  monthly_business: planOffer('monthly_business', 'business', 'monthly'),
  yearly_business: planOffer('yearly_business', 'business', 'annual'),
  /** Credits beyond the plan's, once. */
  credits_500: { id: 'credits_500', kind: 'credits', credits: 500, cents: 2900, promotionCents: null },
} as const satisfies Record<OfferId, Offer>;

/** The name of an offer in the operator's language: on invoices, in reports, in conversion events. */
export function offerName(offer: Offer): string {
  if (offer.kind === 'credits') return `${offer.credits} credits`;
  const plan = offer.plan.charAt(0).toUpperCase() + offer.plan.slice(1);
  return `${plan} plan, ${offer.period}`;
}

/** The plan's offer for a period. */
export function offerOf(plan: PlanOffer['plan'], period: PaidPeriod): OfferId {
  return `${period === 'monthly' ? 'monthly' : 'yearly'}_${plan}`;
}
