import type { Letters, Mailer } from '../accounts/ports.ts';
import type { SyncDeps } from './sync-customer.ts';
import { offerByCode } from './price-list.ts';

type Deps = SyncDeps & { readonly mailer: Mailer; readonly letters: Pick<Letters, 'receipt' | 'renewal'> };

const batch = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** A month is short: three days. A year is forgotten: a week. */
const remindDays = { monthly: 3, annual: 7 } as const;

/** A receipt for every payment and a reminder before every renewal. Looked for again and again, like news of runs. */
export async function tellPayers(deps: Deps): Promise<number> {
  return (await sendReceipts(deps)) + (await sendReminders(deps));
}

async function sendReceipts({ work, payments, mailer, letters }: Deps): Promise<number> {
  const { billing } = work.stores;
  let told = 0;
  for (const { payment, provider, email: to, locale } of await billing.untold(batch)) {
    if (!(await billing.claimTelling(payment.id))) continue;
    const offer = provider === payments.name ? offerByCode(payments.priceCodes, payment.priceCode) : null;
    if (!offer) continue;
    const { cents, number } = payment;
    const sent = await letters
      .receipt({ to, locale, offerId: offer.id, cents, number })
      .then((letter) => mailer.send(letter))
      .then(
        () => true,
        () => false,
      );
    if (sent) told += 1;
    else await billing.releaseTelling(payment.id);
  }
  return told;
}

async function sendReminders({ work, clock, payments, mailer, letters }: Deps): Promise<number> {
  const { billing } = work.stores;
  const now = clock().getTime();
  let told = 0;
  for (const account of await billing.unreminded(new Date(now + remindDays.annual * dayMs), batch)) {
    const { userId, provider, subscription, email: to, locale } = account;
    if (!subscription || subscription.pastDue || provider !== payments.name) continue;
    const { plan, period, renewalCents: cents } = subscription;
    const date = new Date(subscription.periodEnd);
    const inMs = date.getTime() - now;
    if (inMs < 0 || inMs > remindDays[period] * dayMs) continue;
    if (!(await billing.claimReminder(userId, provider, date))) continue;
    const sent = await letters
      .renewal({ to, locale, plan, period, cents, date })
      .then((letter) => mailer.send(letter))
      .then(
        () => true,
        () => false,
      );
    if (sent) told += 1;
    else await billing.releaseReminder(userId, provider);
  }
  return told;
}
