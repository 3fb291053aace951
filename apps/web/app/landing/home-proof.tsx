import { useTranslations } from 'use-intl';
import { AdPiece } from './ad-piece.tsx';

/** One product in three ratios of real networks. */
export function HomeProof() {
  const t = useTranslations('landing.proof');
  return (
    <div className="proof mx-5 p-4 sm:p-8 lg:mx-0">
      <div className="grid grid-cols-[0.835fr_1fr] gap-4 sm:gap-6">
        <AdPiece width={1080} height={1920} look="night" label={t('story')} className="row-span-2" />
        <AdPiece width={1080} height={1080} look="poster" label={t('feed')} />
        <AdPiece width={1200} height={628} look="paper" label={t('link')} />
      </div>
      <p className="mt-4 text-xs text-muted">{t('caption')}</p>
    </div>
  );
}
