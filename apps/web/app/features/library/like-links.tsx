import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Clapperboard, CopyCheck, PanelsTopLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';

export type LikeSection = 'ImageAdsClone' | 'VideoAd' | 'AdCopy';

type LikeLinksProps = {
  ad: LibraryAd;
  /** Where a tool begins with this ad as its model. */
  likeHref: (section: LikeSection, ad: LibraryAd) => string;
  /** Stands behind the links. */
  children?: ReactNode;
};

/** The ways from an ad to one's own. A film has no layout that could be taken over. */
export function LikeLinks({ ad, likeHref, children }: LikeLinksProps) {
  const t = useTranslations('library');
  const isPicture = ad.media[0]?.kind === 'image';
  const ways = [
    ...(isPicture ? [{ section: 'ImageAdsClone', Icon: PanelsTopLeft, label: t('createClone') } as const] : []),
    { section: 'VideoAd', Icon: Clapperboard, label: t('createVideo') } as const,
    { section: 'AdCopy', Icon: CopyCheck, label: t('createCopy') } as const,
  ];
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-sans text-base font-medium tracking-normal">{t('create')}</h3>
      <div className="flex flex-wrap gap-2">
        {ways.map(({ section, Icon, label }, index) => (
          <Link
            key={section}
            to={likeHref(section, ad)}
            preventScrollReset
            className={buttonClass(index === 0 ? 'primary' : 'outline')}
          >
            <Icon aria-hidden="true" />
            {label}
          </Link>
        ))}
        {children}
      </div>
    </section>
  );
}
