import type { Offer } from '@adwright/contract/pay/offers.ts';
import { plans } from '@adwright/contract/pay/plans.ts';
import { addMonths } from './add-months.ts';
import type { ProviderPayment } from './provider.ts';

type Paid = Pick<ProviderPayment, 'cents' | 'lostCents' | 'prorated' | 'paidAt' | 'periodStart' | 'periodEnd'>;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * How many credits a payment stands for by a moment: those of a plan come month by month, also when a year was paid
 * for; those of a part of a period are as large a part of them. What was refunded takes its share back.
 */
export function creditsOfPayment(offer: Offer, payment: Paid, asOf: Date): number {
  const kept = payment.cents === 0 ? 1 : 1 - Math.min(payment.lostCents, payment.cents) / payment.cents;
  if (offer.kind === 'credits') return Math.floor(offer.credits * kept);
  const starts = monthStarts(payment);
  const begun = starts.filter((start, month) => month === 0 || start <= asOf).length;
  const share = payment.prorated ? Math.min(1, payment.cents / offer.cents) : 1;
  const months = payment.prorated && offer.period === 'annual' ? 12 : starts.length;
  const whole = Math.floor(plans[offer.plan].monthlyCredits * months * share);
  return Math.floor(Math.floor((whole * begun) / starts.length) * kept);
}

/** When its next credits are due; null once all have come. */
export function nextCreditsOf(offer: Offer, payment: Paid, asOf: Date): Date | null {
  if (offer.kind === 'credits' || payment.lostCents >= payment.cents) return null;
  return monthStarts(payment).find((start, month) => month > 0 && start > asOf) ?? null;
}

/** A provider's months end some seconds or a day off ours: what begins on the last day begins no month. */
function monthStarts({ periodStart, periodEnd }: Paid): Date[] {
  const starts = [periodStart];
  for (let month = 1; month < 12; month += 1) {
    const start = addMonths(periodStart, month);
    if (start.getTime() > periodEnd.getTime() - 2 * dayMs) break;
    starts.push(start);
  }
  return starts;
}
