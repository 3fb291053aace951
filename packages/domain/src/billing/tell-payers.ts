import type { Letter, Letters, Mailer } from '../accounts/ports.ts';
import type { SyncDeps } from './sync-customer.ts';
import { offerByCode } from './price-list.ts';

type Deps = SyncDeps & {
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'receipt' | 'renewal' | 'paymentFailed'>;
};

const batch = 100;
const dayMs = 24 * 60 * 60 * 1000;
/** A month is short: three days. A year is forgotten: a week. */
const remindDays = { monthly: 3, annual: 7 } as const;

/** A receipt for every payment, a reminder before every renewal, and word of one that could not be charged. Looked for again and again, like news of runs. */
export async function tellPayers(deps: Deps): Promise<number> {
  return (await sendReceipts(deps)) + (await sendReminders(deps)) + (await sendFailures(deps));
}

async function sendReceipts({ work, payments, mailer, letters }: Deps): Promise<number> {
  const { billing } = work.stores;
  let told = 0;
  for (const { payment, provider, email: to, locale } of await billing.untold(batch)) {
    if (!(await billing.claimTelling(payment.id))) continue;
    const offer = provider === payments.name ? offerByCode(payments.priceCodes, payment.priceCode) : null;
    if (!offer) continue;
    const { cents, number } = payment;
    const sent = await send(mailer, letters.receipt({ to, locale, offerId: offer.id, cents, number }));
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
    const sent = await send(mailer, letters.renewal({ to, locale, plan, period, cents, date }));
    if (sent) told += 1;
    else await billing.releaseReminder(userId, provider);
  }
  return told;
}

/** Once for a period, however often the provider tries. */
async function sendFailures({ work, payments, mailer, letters }: Deps): Promise<number> {
  const { billing } = work.stores;
  let told = 0;
  for (const { userId, provider, subscription, email: to, locale } of await billing.untoldFailures(batch)) {
    if (!subscription?.pastDue || provider !== payments.name) continue;
    const { plan, period, renewalCents: cents } = subscription;
    if (!(await billing.claimFailure(userId, provider, new Date(subscription.periodEnd)))) continue;
    if (await send(mailer, letters.paymentFailed({ to, locale, plan, period, cents }))) told += 1;
    else await billing.releaseFailure(userId, provider);
  }
  return told;
}

/** Whether it went out. */
async function send(mailer: Mailer, letter: Promise<Letter>): Promise<boolean> {
  try {
    await mailer.send(await letter);
    return true;
  } catch {
    return false;
  }
}
