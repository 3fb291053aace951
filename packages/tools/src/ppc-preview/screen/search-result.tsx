import { useTranslations } from 'use-intl';
import type { Combination } from '../plan/combinations.ts';
import type { PpcPreviewInput } from '../contract.ts';
import { desktopWidth, joinedHeadlines, phoneWidth } from '../plan/line-width.ts';
import { type Device, shownAddress } from '../plan/result-creative.ts';

type SearchResultProps = {
  ad: Pick<PpcPreviewInput, 'business' | 'url' | 'paths'>;
  combination: Combination;
  device: Device;
};

/** The ad as a search page shows it. Its own colours: a search page is white whatever our theme. */
export function SearchResult({ ad, combination, device }: SearchResultProps) {
  const t = useTranslations('tool-ppc-preview');
  const width = device === 'phone' ? phoneWidth + 32 : desktopWidth + 52;
  return (
    <article
      dir="auto"
      style={{ maxWidth: width, fontFamily: 'Arial, sans-serif' }}
      className="mx-auto flex w-full flex-col gap-1 rounded-card border bg-[#ffffff] p-4 text-[#4d5156]"
    >
      {/* Set apart, so that the ad's own words decide which way it runs. */}
      <p className="text-sm font-bold text-[#202124]">
        <bdi>{t('sponsored')}</bdi>
      </p>
      <div className="flex items-center gap-3">
        <span
          aria-hidden="true"
          className="flex size-7 shrink-0 items-center justify-center rounded-full bg-[#e8eaed] text-xs text-[#202124]"
        >
          {[...ad.business][0]?.toUpperCase()}
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="truncate text-sm text-[#202124]">{ad.business}</span>
          <bdi dir="ltr" className="truncate text-xs">
            {shownAddress(ad.url, ad.paths)}
          </bdi>
        </span>
      </div>
      <p
        className={
          device === 'phone'
            ? 'line-clamp-2 text-xl leading-snug text-[#1a0dab]'
            : 'truncate text-xl leading-snug text-[#1a0dab]'
        }
      >
        {joinedHeadlines(combination.headlines)}
      </p>
      <p className="line-clamp-4 text-sm leading-relaxed">{combination.descriptions.join(' ')}</p>
    </article>
  );
}
