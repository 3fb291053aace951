import { AppError } from '@adwright/contract/errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { type PaymentProvider, ProviderError } from './provider.ts';

/** Where somebody who has bought something sees invoices and changes or ends the plan. */
export async function openBillingPortal(
  { work, payments }: { readonly work: UnitOfWork; readonly payments: PaymentProvider },
  { userId, ...visit }: { userId: string; origin: string; locale: string },
): Promise<{ url: string }> {
  const account = await work.stores.billing.account(userId, payments.name);
  if (!account) throw new AppError('no_subscription');
  try {
    return await payments.openPortal({ customerId: account.customerId, ...visit });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('bad_gateway', {}, [], { cause: error });
  }
}
