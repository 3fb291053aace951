import { AppError } from '@adwright/contract/errors.ts';
import type { Api } from '../api.ts';

/** This installation has no payment provider: everybody who asks is told so. */
export function payRoutes(api: Api): void {
  api.implement('payCreateOrder', async () => {
    throw new AppError('payments_not_configured');
  });
  api.implement('payBillingPortal', async () => {
    throw new AppError('payments_not_configured');
  });
}
