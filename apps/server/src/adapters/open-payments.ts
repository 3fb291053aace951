import { offerIds } from '@adwright/contract/pay/offers.ts';
import type { PriceCodes } from '@adwright/domain/billing/provider.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../env.ts';

export const noPriceCodes = Object.fromEntries(offerIds.map((id) => [id, null])) as PriceCodes;

/** Who takes payments, by the configuration. */
export function paymentsMode({ PAYMENTS, STRIPE_SECRET_KEY }: Env): 'sandbox' | 'stripe' | 'off' {
  return PAYMENTS ?? (STRIPE_SECRET_KEY === undefined ? 'sandbox' : 'stripe');
}

type Opened = Pick<Deps, 'payments' | 'sandbox'>;

/** Stripe's package is loaded only where it is used. */
export async function openPayments(env: Env, { work, clock }: Pick<Deps, 'work' | 'clock'>): Promise<Opened> {
  const mode = paymentsMode(env);
  if (mode === 'off') return { payments: null, sandbox: null };
  if (mode === 'sandbox') {
    const { openSandbox } = await import('@adwright/payments/sandbox/open-sandbox.ts');
    const { provider, customers } = openSandbox({ work, clock });
    return { payments: provider, sandbox: customers };
  }
  const { openStripe } = await import('@adwright/payments/stripe/open-stripe.ts');
  const payments = openStripe({
    secretKey: env.STRIPE_SECRET_KEY ?? '',
    webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
    priceCodes: configuredCodes(env),
    clock,
    ...(env.STRIPE_API_URL !== undefined && { apiUrl: env.STRIPE_API_URL }),
  });
  return { payments, sandbox: null };
}

function configuredCodes(env: Env): PriceCodes {
  const variables: Readonly<Record<string, unknown>> = env;
  const codes = offerIds.map((id) => [id, variables[`PRICE_CODE_${id.toUpperCase()}`] ?? null]);
  return Object.fromEntries(codes) as PriceCodes;
}
