import { AppError } from '@adwright/contract/errors.ts';
import { cancelPlan } from '@adwright/domain/billing/cancel-plan.ts';
import { createOrder } from '@adwright/domain/billing/create-order.ts';
import { openBillingPortal } from '@adwright/domain/billing/open-portal.ts';
import { orderStateSync } from '@adwright/domain/billing/order-state-sync.ts';
import { readUsage } from '@adwright/domain/billing/read-usage.ts';
import type { SyncDeps } from '@adwright/domain/billing/sync-customer.ts';
import type { Deps } from '../../deps.ts';
import type { Api } from '../api.ts';

export function payRoutes(api: Api, { work, clock, payments }: Pick<Deps, 'work' | 'clock' | 'payments'>): void {
  /** Where nothing is sold, everybody who asks is told so. */
  const selling = (): SyncDeps => {
    if (!payments) throw new AppError('payments_not_configured');
    return { work, clock, payments };
  };
  api.implement('payCreateOrder', ({ input, caller: { userId }, origin, locale }) =>
    createOrder(selling(), {
      userId,
      priceCode: input.price_code,
      useCoupon: input.use_coupon === 'true',
      origin,
      locale,
    }),
  );
  api.implement('payOrderStateSync', ({ caller }) => orderStateSync(selling(), caller.userId));
  api.implement('payBillingPortal', ({ caller: { userId }, origin, locale }) =>
    openBillingPortal(selling(), { userId, origin, locale }),
  );
  api.implement('payCancelPlan', ({ caller: { userId }, input: { cancel } }) =>
    cancelPlan(selling(), { userId, cancel }),
  );
  api.implement('payStatement', async ({ caller, input }) => {
    const { page, page_size } = input;
    return { ...(await work.stores.billing.statement(caller.userId, input)), page, page_size };
  });
  api.implement('payUsage', ({ caller: { userId }, input: { days } }) =>
    readUsage({ work, clock, payments }, { userId, days }),
  );
}
