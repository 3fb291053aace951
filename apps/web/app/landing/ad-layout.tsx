import { localeOf } from '@adwright/i18n/locales.ts';
import type { CSSProperties } from 'react';
import { LampPicture } from './lamp-picture.tsx';
import { useSampleAd } from './page-context.ts';

export type AdLook = 'poster' | 'night' | 'paper';

type AdLayoutProps = { width: number; height: number; look: AdLook; className?: string };

/** The sample ad laid out for one size. */
export function AdLayout({ width, height, look, className = '' }: AdLayoutProps) {
  const { headline, offer, action, language } = useSampleAd();
  const { tag, dir } = localeOf(language);
  const style: CSSProperties & { '--fit': number } = {
    aspectRatio: `${width} / ${height}`,
    '--fit': fitOf(headline.text),
  };
  return (
    <div lang={tag} dir={dir} data-look={look} className={`ad ${className}`} style={style}>
      <LampPicture className="ad-picture" />
      <div className="ad-sheet">
        <p className="ad-headline">{headline.text}</p>
        <p className="ad-text">{offer}</p>
        <span className="ad-button">{action}</span>
      </div>
    </div>
  );
}

/** How much smaller a headline is set that is long, or has a word too long for a line. */
function fitOf(headline: string): number {
  const longest = Math.max(...headline.split(/\s+/).map(widthOf));
  const byWord = /[\u2E80-\uFFFF]/.test(headline) ? 1 : 11 / longest;
  const fit = Math.max(0.62, Math.min(1, byWord, Math.sqrt(34 / widthOf(headline))));
  return Math.round(fit * 100) / 100;
}

/** In Latin letters. Chinese, Japanese and Korean ones are twice as wide, and break anywhere. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + (letter > '\u2E80' ? 2 : 1), 0);
}
