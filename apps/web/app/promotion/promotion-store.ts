import { create } from 'zustand';

/** The offer shows itself once, and whenever somebody asks for it. */
export const usePromotionOpen = create(() => false);

export function setPromotion(open: boolean): void {
  usePromotionOpen.setState(open);
}
