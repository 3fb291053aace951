import type { LibraryAdDetail } from '@adwright/contract/library/library.ts';
import { Badge } from '@adwright/ui/badge.tsx';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { AdAnalysis } from './ad-analysis.tsx';
import { AdFacts } from './ad-facts.tsx';
import { AdMedia } from './ad-media.tsx';
import { AdText } from './ad-text.tsx';
import { AdTranscript } from './ad-transcript.tsx';
import { AdTimeline } from './ad-timeline.tsx';

type AdDetailProps = {
  ad: LibraryAdDetail;
  /** What can be done with it. */
  actions: ReactNode;
};

/** One ad: what it shows, says and leads to, how long it has run and what changed. */
export function AdDetail({ ad, actions }: AdDetailProps) {
  const t = useTranslations('library');
  const films = ad.media.filter(({ kind }) => kind === 'video');
  return (
    <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2">
      <AdMedia ad={ad} />
      <div className="flex min-w-0 flex-col gap-6">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={ad.active ? 'success' : 'neutral'}>{ad.active ? t('running') : t('stopped')}</Badge>
          {(ad.source !== 'saved' || ad.running_days > 0) && <Badge>{t('days', { count: ad.running_days })}</Badge>}
          {ad.source === 'sample' && <Badge>{t('sample')}</Badge>}
        </div>
        {actions}
        <AdText ad={ad} />
        <AdFacts ad={ad} />
        {films.length > 0 && (
          <AdTranscript key={ad.id} adId={ad.id} isSilent={films.every(({ silent }) => silent === true)} />
        )}
        <AdAnalysis adId={ad.id} />
        {ad.history.length > 0 && <AdTimeline history={ad.history} />}
      </div>
    </div>
  );
}
