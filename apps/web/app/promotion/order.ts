import { ApiError } from '@adwright/contract/client/error.ts';
import type { Envelope } from '@adwright/contract/envelope.ts';
import { paymentAddress } from '../session/billing.ts';

export type Order = { readonly price_code: string; readonly use_coupon?: 'true' };

type Outcome =
  | { readonly kind: 'login' | 'opened' }
  /** With the server's words, where it spoke. */
  | { readonly kind: 'failed'; readonly reason: string | null };

export type OrderDeps = {
  signedIn(): boolean;
  create(order: Order): Promise<Pick<Envelope<{ url?: unknown } | null>, 'data' | 'message'>>;
  openTab(url: string): void;
};

/** Buying needs a person. An answer without an address is a failure, whatever its code says. */
export async function placeOrder(order: Order, deps: OrderDeps): Promise<Outcome> {
  if (!deps.signedIn()) return { kind: 'login' };
  try {
    const { data, message } = await deps.create(order);
    const url = paymentAddress(data?.url);
    if (url === null) return { kind: 'failed', reason: message || null };
    deps.openTab(url);
    return { kind: 'opened' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'failed', reason: error.serverMessage };
  }
}
