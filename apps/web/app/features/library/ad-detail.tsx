import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import { CopyButton } from '@adwright/ui/copy-button.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AdAnalysis } from './ad-analysis.tsx';
import { AdFacts } from './ad-facts.tsx';
import { AdMedia } from './ad-media.tsx';
import { AdTimeline } from './ad-timeline.tsx';
import { directionOf } from './text-direction.ts';

type AdDetailProps = {
  ad: LibraryAdDetail;
  /** What can be done with it. */
  actions: ReactNode;
};

/** One ad: what it shows, says and leads to, how long it has run and what changed. */
export function AdDetail({ ad, actions }: AdDetailProps) {
  const t = useTranslations('library');
  const text = [ad.headline, ad.body, ad.description].filter((part) => part !== '').join('\n\n');
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2">
      <AdMedia ad={ad} />
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={ad.active ? 'success' : 'neutral'}>{ad.active ? t('running') : t('stopped')}</Badge>
          <Badge>{t('days', { count: ad.running_days })}</Badge>
          {ad.source === 'sample' && <Badge>{t('sample')}</Badge>}
        </div>
        {actions}
        <section className="flex flex-col gap-3 rounded-card border bg-surface p-4">
          <p dir={directionOf(ad.language)} lang={ad.language} className="font-medium break-words">
            {ad.headline}
          </p>
          <p dir={directionOf(ad.language)} lang={ad.language} className="text-sm break-words whitespace-pre-line">
            {ad.body}
          </p>
          {ad.description !== '' && (
            <p dir={directionOf(ad.language)} lang={ad.language} className="text-sm break-words text-muted">
              {ad.description}
            </p>
          )}
          <CopyButton
            text={text}
            label={t('copyText')}
            copiedLabel={t('copied')}
            failedLabel={t('copyText')}
            className="self-start"
          />
        </section>
        <AdFacts ad={ad} />
        <AdAnalysis adId={ad.id} />
        <AdTimeline history={ad.history} />
      </div>
    </div>
  );
}
