import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { platformNames } from './platform-names.ts';
import { directionOf } from './text-direction.ts';

/** What stands below the picture, always as high, so that a wall knows its own height. */
const factsHeight = 116;
/** Taller pictures are cut at the bottom: a wall of stories would show one ad a screen. */
const tallest = 1.6;

export function cardHeight({ media }: LibraryAd, width: number): number {
  const [first] = media;
  const ratio = first === undefined ? 1 : Math.min(tallest, first.height / first.width);
  return Math.round(width * ratio) + factsHeight;
}

type AdCardProps = {
  ad: LibraryAd;
  href: string;
  onOpen: () => void;
  /** Stands on the picture's upper edge, e.g. a button to save it. */
  action?: ReactNode;
  isChosen?: boolean;
};

/** Text comes from anywhere: it is shown as text, in its own direction, and cut to its place. */
export function AdCard({ ad, href, onOpen, action, isChosen = false }: AdCardProps) {
  const t = useTranslations('library');
  const { brand, headline, media, platforms, running_days, active, source, format } = ad;
  const [first] = media;
  const facts = [
    active ? t('running') : t('stopped'),
    // Of an ad that was met on a page nobody may know since when it runs.
    source === 'saved' && running_days === 0 ? '' : t('days', { count: running_days }),
    platforms.map((name) => platformNames[name]).join(', '),
  ]
    .filter((fact) => fact !== '')
    .join(' · ');
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card border bg-raised',
        isChosen && 'border-text inset-ring inset-ring-text',
      )}
    >
      <a
        href={href}
        aria-label={t('open', { brand, headline })}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          onOpen();
        }}
        className="relative min-h-0 flex-1 overflow-hidden bg-sunken after:absolute after:inset-0"
      >
        {first === undefined ? (
          <AdWords ad={ad} />
        ) : (
          <img
            src={first.thumb_url}
            alt=""
            width={first.width}
            height={first.height}
            loading="lazy"
            decoding="async"
            className="size-full object-cover object-top"
          />
        )}
        {format === 'video' && (
          <span className="absolute end-2 bottom-2 flex size-8 items-center justify-center rounded-full bg-inverse/85 text-on-inverse">
            <Play aria-hidden="true" fill="currentColor" className="size-4" />
          </span>
        )}
      </a>
      <div style={{ height: factsHeight }} className="pointer-events-none flex flex-col gap-1 border-t px-3 py-2.5">
        <p className="flex min-w-0 items-center gap-2">
          <bdi translate="no" title={brand} className="truncate text-sm font-medium">
            {brand}
          </bdi>
          {source === 'sample' && <Badge className="ms-auto shrink-0">{t('sample')}</Badge>}
        </p>
        <p dir={directionOf(ad.language)} lang={ad.language} className="line-clamp-2 text-sm text-muted">
          {headline || ad.body}
        </p>
        <p className="mt-auto flex items-center gap-1.5 truncate text-xs text-muted">
          <span
            aria-hidden="true"
            className={classNames('size-2 shrink-0 rounded-full', active ? 'bg-success' : 'bg-line-strong')}
          />
          <span title={facts} className="truncate">
            {facts}
          </span>
        </p>
      </div>
      {action !== undefined && <div className="absolute end-2 top-2 z-10">{action}</div>}
    </article>
  );
}

/** In the place of a picture: an ad of words alone is its words. */
function AdWords({ ad: { language, headline, body, brand } }: { ad: LibraryAd }) {
  return (
    <span
      aria-hidden="true"
      dir={directionOf(language)}
      lang={language}
      className="line-clamp-6 p-5 pt-14 font-display text-lg leading-snug font-semibold break-words text-muted"
    >
      {headline || body || brand}
    </span>
  );
}
