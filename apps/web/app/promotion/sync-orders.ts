import type { PaidOrder } from '@adwright/contract/pay/pay.ts';
import { api } from '../session/api.ts';
import { session } from '../session/session.ts';

/** What a page's analytics may listen for: once for every order, wherever it was paid. */
const purchaseEvent = 'purchase-conversion';

type Tracked = Window & { dataLayer?: unknown[] };

/** Looks at the payment provider and tells of orders that are newly paid. Answers them; quiet unless somebody asked. */
export async function syncOrders({ quiet }: { quiet: boolean }): Promise<readonly PaidOrder[]> {
  const { orders } = await api.call('payOrderStateSync', {}, { quiet });
  for (const order of orders) tellPurchase(order);
  if (orders.length > 0) await session.refresh();
  return orders;
}

function tellPurchase({ orderId, price, itemName, itemId }: PaidOrder): void {
  const detail = { orderId, price, itemName, itemId };
  dispatchEvent(new CustomEvent(purchaseEvent, { detail }));
  (window as Tracked).dataLayer?.push({ event: purchaseEvent, ...detail });
}
