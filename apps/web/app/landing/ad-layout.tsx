import { localeOf } from '@adwright/i18n/locales.ts';
import { LampPicture } from './lamp-picture.tsx';
import { useSampleAd } from './page-context.ts';

export type AdLook = 'poster' | 'night' | 'paper';

type AdLayoutProps = { width: number; height: number; look: AdLook; className?: string };

/** The sample ad laid out for one size. */
export function AdLayout({ width, height, look, className = '' }: AdLayoutProps) {
  const { headline, offer, action, language } = useSampleAd();
  const { tag, dir } = localeOf(language);
  return (
    <div
      lang={tag}
      dir={dir}
      data-look={look}
      className={`ad ${className}`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <LampPicture className="ad-picture" />
      <div className="ad-sheet">
        <p className="ad-headline">{headline.text}</p>
        <p className="ad-text">{offer}</p>
        <span className="ad-button">{action}</span>
      </div>
    </div>
  );
}
