import type { Usage } from '@adwright/contract/pay/pay.ts';
import type { Clock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import type { PaymentProvider } from './provider.ts';
import { graceMs } from './reconcile.ts';

const dayMs = 24 * 60 * 60 * 1000;

type Deps = { readonly work: UnitOfWork; readonly clock: Clock; readonly payments: PaymentProvider | null };

/** What a person has, where it went, and what their plan will cost or owes. */
export async function readUsage(
  { work, clock, payments }: Deps,
  { userId, days }: { userId: string; days: number },
): Promise<Usage> {
  const { billing } = work.stores;
  const [used, account] = await Promise.all([
    billing.usage(userId, new Date(clock().getTime() - days * dayMs)),
    payments && billing.account(userId, payments.name),
  ]);
  const plan = account?.subscription ?? null;
  const payBy = plan?.pastDue ? new Date(Date.parse(plan.periodEnd) + graceMs) : null;
  return { ...used, renewal_cents: plan?.renewalCents ?? null, pay_by: payBy?.toISOString() ?? null };
}
