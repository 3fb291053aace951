import { lazy, useSyncExternalStore } from 'react';
import { PartHost } from '../parts/part-host.tsx';
import { isSignedIn } from '../session/session-state.ts';
import { session, useSession } from '../session/session.ts';
import { setUsageOpen, useUsageOpen } from '../session/usage-store.ts';
import { awaitsPayment, forgetPayment } from './open-payment.ts';
import { setPromotion, usePromotionOpen } from './promotion-store.ts';
import { usePromotionByItself } from './use-promotion-by-itself.ts';

const Promotion = lazy(async () => ({ default: (await import('./billing-parts.tsx')).PromotionPart }));
const Prices = lazy(async () => ({ default: (await import('./billing-parts.tsx')).PricePart }));
const Usage = lazy(async () => ({ default: (await import('./usage/usage-part.tsx')).UsagePart }));
const Check = lazy(async () => ({ default: (await import('./billing-parts.tsx')).CheckPart }));

/** Read when the page comes: somebody may come back from paying. */
const isAwaited = () => awaitsPayment(Date.now(), localStorage);
const neverChanges = () => () => undefined;

/** A part that cannot be fetched would be asked for again at once. */
function stopChecking(): void {
  forgetPayment(localStorage);
  session.setModal('check', false);
}

/** The offer, the plans and the look whether a payment has arrived, each over whatever page asked for it. */
export function BillingHosts() {
  const state = useSession();
  const { priceModal, checkModal } = state;
  const promotion = usePromotionOpen();
  const usage = useUsageOpen();
  usePromotionByItself();
  const awaited = useSyncExternalStore(neverChanges, isAwaited, () => false) && isSignedIn(state);
  return (
    <>
      <PartHost open={promotion} Part={Promotion} onFailed={() => setPromotion(false)} />
      <PartHost open={priceModal} Part={Prices} onFailed={() => session.setModal('price', false)} />
      <PartHost open={usage} Part={Usage} onFailed={() => setUsageOpen(false)} />
      <PartHost open={checkModal || awaited} Part={Check} onFailed={stopChecking} />
    </>
  );
}
