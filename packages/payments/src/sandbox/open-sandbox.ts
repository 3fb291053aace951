import { offerIds } from '@adwright/contract/pay/offers.ts';
import type { Clock } from '@adwright/domain/clock.ts';
import { type PaymentProvider, type PriceCodes, ProviderError } from '@adwright/domain/billing/provider.ts';
import type { UnitOfWork } from '@adwright/domain/unit-of-work.ts';
import { randomBytes } from 'node:crypto';
import { type CustomerFile, openCustomerFile, sandboxName } from './customer-file.ts';
import { closePlanPages } from './checkout.ts';
import { checkoutPath, portalPath } from './paths.ts';
import { stateOf } from './state-of.ts';
import { changeSubscription, planOffer, prorate } from './subscriptions.ts';

export type Sandbox = { readonly provider: PaymentProvider; readonly customers: CustomerFile };

const portalLifeMs = 60 * 60 * 1000;
const keptCheckouts = 20;

/** Every offer is sold under its own name. */
const priceCodes = Object.fromEntries(offerIds.map((id) => [id, id])) as PriceCodes;

/** A payment provider of our own in which no money moves: what every installation starts with. */
export function openSandbox(deps: { work: UnitOfWork; clock: Clock }): Sandbox {
  const customers = openCustomerFile(deps);
  const secret = () => randomBytes(18).toString('base64url');
  const provider: PaymentProvider = {
    name: sandboxName,
    isSandbox: true,
    priceCodes,
    async ensureCustomer({ userId, email }) {
      const id = `sbx_${userId.replaceAll('-', '')}`;
      await customers.create(id, email);
      return id;
    },
    async openCheckout({ customerId, origin, locale, orderId, offer, priceCode, coupon }) {
      const id = secret();
      const cents = coupon ? (offer.promotionCents ?? offer.cents) : offer.cents;
      await customers.change(customerId, (customer, asOf) => ({
        ...customer,
        checkouts: [
          ...(offer.kind === 'plan' ? closePlanPages(customer) : customer).checkouts.slice(1 - keptCheckouts),
          {
            id,
            orderId,
            offerId: offer.id,
            priceCode,
            cents,
            renewalCents: cents,
            changes: null,
            origin,
            locale,
            openedAt: asOf.toISOString(),
            status: 'open',
          },
        ],
      }));
      return { url: new URL(checkoutPath(customerId, id), origin).href };
    },
    async openPlanChange({ customerId, origin, locale, orderId, subscriptionId, offer, priceCode }) {
      const id = secret();
      await customers.change(customerId, (customer, asOf) => {
        const subscription = customer.subscriptions.find((one) => one.id === subscriptionId);
        if (!subscription) throw new ProviderError('There is no such subscription');
        const checkout = {
          id,
          orderId,
          offerId: offer.id,
          priceCode,
          cents: prorate(subscription, planOffer(offer.id), asOf),
          renewalCents: offer.cents,
          changes: subscriptionId,
          origin,
          locale,
          openedAt: asOf.toISOString(),
          status: 'open',
        } as const;
        return { ...customer, checkouts: [...customer.checkouts.slice(1 - keptCheckouts), checkout] };
      });
      return { url: new URL(checkoutPath(customerId, id), origin).href };
    },
    async openPortal({ customerId, origin, locale }) {
      const token = secret();
      const now = deps.clock();
      const until = new Date(now.getTime() + portalLifeMs).toISOString();
      await customers.change(customerId, (customer) => ({
        ...customer,
        portals: [
          ...customer.portals.filter((one) => Date.parse(one.until) > now.getTime()).slice(-4),
          { token, until, origin, locale },
        ],
      }));
      return { url: new URL(portalPath(customerId, token), origin).href };
    },
    async setCancel({ customerId, subscriptionId, cancel }) {
      await customers.change(customerId, (customer) =>
        changeSubscription(customer, subscriptionId, { cancels: cancel }),
      );
    },
    async readState(customerId) {
      const found = await customers.read(customerId);
      if (!found) throw new ProviderError('There is no such customer');
      return stateOf(found.customer, found.asOf);
    },
    // Its notices go into the inbox themselves.
    readNotice: async () => null,
  };
  return { provider, customers };
}
