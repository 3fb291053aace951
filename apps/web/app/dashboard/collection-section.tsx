import { buttonClass } from '@adwright/ui/button-class.ts';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { CollectionScreen } from '../features/library/collection-screen.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useDashboard } from './use-dashboard.ts';

export function CollectionSection() {
  const t = useTranslations('library.collection.empty');
  const { hrefOf } = useDashboard();
  return (
    <>
      <SectionHeading section="MyAds" />
      <CollectionScreen
        likeHref={(section, ad) => hrefOf(section, { like: ad.id })}
        toLibrary={
          <Link to={hrefOf('AdsLibrary')} preventScrollReset className={buttonClass('primary')}>
            {t('action')}
          </Link>
        }
      />
    </>
  );
}
