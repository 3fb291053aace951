import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { useFormatter, useTranslations } from 'use-intl';
import { useValueNames } from './use-value-names.ts';

/** A link of somebody else's is only followed where it is one, and never tells where the reader came from. */
export function Landing({ address }: { address: string }) {
  const isReal = /^https?:\/\//i.test(address) && !/\.example(?:\/|$)/.test(address);
  if (!isReal) return <bdi className="break-all">{address}</bdi>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="break-all text-accent-text underline underline-offset-4"
    >
      <bdi>{address}</bdi>
    </a>
  );
}

export function AdFacts({ ad }: { ad: LibraryAd }) {
  const t = useTranslations('library');
  const format = useFormatter();
  const nameOf = useValueNames();
  const day = (on: string): string => format.dateTime(new Date(on), { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    ['platform', format.list(ad.platforms.map((value) => nameOf('platform', value)))],
    ['country', format.list(ad.countries.map((value) => nameOf('country', value)))],
    ['language', ad.language === 'und' ? '' : nameOf('language', ad.language)],
    ['category', ad.source === 'saved' ? '' : nameOf('category', ad.category)],
    ['format', nameOf('format', ad.format)],
    ['cta', ad.source === 'saved' && ad.cta === 'other' ? '' : nameOf('cta', ad.cta)],
    ['started', day(ad.started_on)],
    ['lastSeen', day(ad.last_seen_on)],
  ] as const;
  // Of an ad that somebody saved from a page not everything is known.
  const known = facts.filter(([, value]) => value !== '');
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
      {known.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{t(`names.${name}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {ad.landing_page !== null && (
        <div className="contents">
          <dt className="text-muted">{t('names.landingPage')}</dt>
          <dd>
            <Landing address={ad.landing_page} />
          </dd>
        </div>
      )}
      {ad.palette.length > 0 && (
        <div className="contents">
          <dt className="text-muted">{t('palette')}</dt>
          <dd className="flex flex-wrap gap-3">
            {ad.palette.map((color) => (
              <span key={color} className="flex items-center gap-1.5 font-mono text-xs">
                <span aria-hidden="true" className="size-4 rounded border" style={{ backgroundColor: color }} />
                <bdi>{color}</bdi>
              </span>
            ))}
          </dd>
        </div>
      )}
    </dl>
  );
}
