import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Bell } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { session } from '../../../session/session.ts';
import { Findings } from './report-findings.tsx';
import { useFollowName } from './use-follow-name.ts';
import { useExample } from './use-tracker.ts';

type TrackerExampleProps = { hrefOf: (ad: LibraryAd) => string; onOpen: (ad: LibraryAd) => void };

/** What a visitor sees: an invitation, and a brand of the library as its followers see it. */
export function TrackerExample(ads: TrackerExampleProps) {
  const t = useTranslations('tracker');
  const nameOf = useFollowName();
  const example = useExample();
  return (
    <div className="flex flex-col gap-12">
      <EmptyState
        className="rounded-card border bg-raised"
        icon={<Bell />}
        title={t('signIn.title')}
        text={t('signIn.text')}
        action={
          <Button variant="primary" onClick={() => session.openLogin()}>
            {t('signIn.action')}
          </Button>
        }
      />
      {example && (
        <section aria-labelledby="tracker-example" className="flex min-w-0 flex-col gap-6">
          <div className="flex flex-col gap-1">
            <h2 id="tracker-example" dir="auto" className="text-2xl break-words">
              {t('example.title', { name: nameOf(example.query) })}
            </h2>
            <p className="text-sm text-muted">{t('example.text')}</p>
          </div>
          <Findings report={example} {...ads} />
        </section>
      )}
    </div>
  );
}
