import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Images, SearchX } from 'lucide-react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { AdDetail } from './ad-detail.tsx';
import { LikeLinks, type LikeSection } from './like-links.tsx';
import { FollowButton } from './tracker/follow-button.tsx';
import { SaveButton } from './save-button.tsx';
import { useLibraryAd } from './use-library.ts';

type AdDrawerProps = {
  adId: string | null;
  onClose: () => void;
  likeHref: (section: LikeSection, ad: LibraryAd) => string;
  /** Where ads that look alike are. */
  similarHref: (ad: LibraryAd) => string;
};

export function AdDrawer({ adId, onClose, likeHref, similarHref }: AdDrawerProps) {
  const t = useTranslations('library');
  const { data: ad, isError } = useLibraryAd(adId);
  return (
    <Drawer
      open={adId !== null}
      onOpenChange={(open) => !open && onClose()}
      title={ad?.brand ?? t('search')}
      closeLabel={t('close')}
      width="max-w-4xl"
    >
      {ad !== undefined ? (
        <AdDetail
          ad={ad}
          actions={
            <LikeLinks ad={ad} likeHref={likeHref}>
              <SaveButton key={ad.id} ad={ad} />
              {ad.source !== 'saved' && ad.media.length > 0 && (
                <Link to={similarHref(ad)} preventScrollReset className={buttonClass('outline')}>
                  <Images aria-hidden="true" />
                  {t('similar.more')}
                </Link>
              )}
              <FollowButton query={{ brand: ad.brand.slice(0, 120) }} label={t('follow.brand', { brand: ad.brand })} />
            </LikeLinks>
          }
        />
      ) : isError ? (
        <EmptyState icon={<SearchX />} title={t('gone')} />
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </Drawer>
  );
}
