import { LazyMessages } from '../words/lazy-messages.tsx';
import { CheckModal } from './check-modal.tsx';
import { PriceModal } from './price-modal.tsx';
import { PromotionModal } from './promotion-modal.tsx';

/** The modals with their words, as one thing to fetch. */
const areas = ['billing'] as const;

export function PromotionPart() {
  return (
    <LazyMessages areas={areas}>
      <PromotionModal />
    </LazyMessages>
  );
}

export function PricePart() {
  return (
    <LazyMessages areas={areas}>
      <PriceModal />
    </LazyMessages>
  );
}

export function CheckPart() {
  return (
    <LazyMessages areas={areas}>
      <CheckModal />
    </LazyMessages>
  );
}
