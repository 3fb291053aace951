import type { ProductBackdrop } from '@adwright/contract/ads-image/product-image.ts';
import { useTranslations } from 'use-intl';

/** What people call a backdrop. */
export function useBackdropName(): (backdrop: ProductBackdrop | null) => string {
  const t = useTranslations('tool-product-image');
  return (backdrop) => {
    if (backdrop === null) return t('sizes.marketplace');
    if (backdrop.kind === 'place') return t(`places.${backdrop.place}`);
    if (backdrop.kind === 'scene') return t(`scenes.${backdrop.scene}`);
    if (backdrop.kind === 'color') return backdrop.color;
    if (backdrop.kind === 'gradient') return `${backdrop.from} – ${backdrop.to}`;
    return backdrop.kind === 'prompt' ? backdrop.prompt : t('backdrops.kinds.picture');
  };
}
