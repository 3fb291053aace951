import { lazy } from 'react';
import { PartHost } from '../parts/part-host.tsx';
import { session, useSession } from '../session/session.ts';
import { setUsageOpen, useUsageOpen } from '../session/usage-store.ts';
import { setPromotion, usePromotionOpen } from './promotion-store.ts';
import { usePromotionByItself } from './use-promotion-by-itself.ts';

const Promotion = lazy(async () => ({ default: (await import('./billing-parts.tsx')).PromotionPart }));
const Prices = lazy(async () => ({ default: (await import('./billing-parts.tsx')).PricePart }));
const Usage = lazy(async () => ({ default: (await import('./usage/usage-part.tsx')).UsagePart }));
const Check = lazy(async () => ({ default: (await import('./billing-parts.tsx')).CheckPart }));

/** The offer, the plans and the look whether a payment has arrived, each over whatever page asked for it. */
export function BillingHosts() {
  const { priceModal, checkModal } = useSession();
  const promotion = usePromotionOpen();
  const usage = useUsageOpen();
  usePromotionByItself();
  return (
    <>
      <PartHost open={promotion} Part={Promotion} onFailed={() => setPromotion(false)} />
      <PartHost open={priceModal} Part={Prices} onFailed={() => session.setModal('price', false)} />
      <PartHost open={usage} Part={Usage} onFailed={() => setUsageOpen(false)} />
      <PartHost open={checkModal} Part={Check} onFailed={() => session.setModal('check', false)} />
    </>
  );
}
