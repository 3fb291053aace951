import { type OfferId, offerName, offers } from '@adwright/contract/pay/offers.ts';
import { AppError } from '@adwright/contract/errors.ts';
import type { PaidOrder } from '@adwright/contract/pay/pay.ts';
import { ProviderError } from './provider.ts';
import { type SyncDeps, syncCustomer } from './sync-customer.ts';

/** Looks at the provider now, instead of waiting for its notice. Each paid order is answered once, to one asker. */
export async function orderStateSync(deps: SyncDeps, userId: string): Promise<{ orders: PaidOrder[] }> {
  try {
    await syncCustomer(deps, { userId, provider: deps.payments.name });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new AppError('bad_gateway', {}, [], { cause: error });
  }
  const paid = await deps.work.stores.billing.claimPaid(userId);
  return {
    orders: paid.map(({ id, offerId, cents }) => ({
      orderId: id,
      price: cents / 100,
      itemName: offerName(offers[offerId as OfferId]),
      itemId: offerId,
    })),
  };
}
