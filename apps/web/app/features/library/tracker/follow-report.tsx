import type { LibraryAd } from '@adwright/contract/library/library.ts';
import type { Follow } from '@adwright/contract/tracker/tracker.ts';
import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Switch } from '@adwright/ui/switch.tsx';
import { BellOff, CloudOff } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { Findings } from './report-findings.tsx';
import { useFollowName } from './use-follow-name.ts';
import { follows, useFollowReport } from './use-tracker.ts';

const periods = ['7', '30', '90', '365'] as const;

type FollowReportProps = {
  follow: Follow;
  searchHref: string;
  hrefOf: (ad: LibraryAd) => string;
  onOpen: (ad: LibraryAd) => void;
};

/** One of the things that are followed: what is new of it, and how it lies in time. */
export function FollowReport({ follow, searchHref, hrefOf, onOpen }: FollowReportProps) {
  const t = useTranslations('tracker');
  const nameOf = useFollowName();
  const [period, setPeriod] = useState<(typeof periods)[number]>('30');
  const { data, isError, refetch } = useFollowReport(follow.id, Number(period));
  return (
    <section aria-label={nameOf(follow.query)} className="flex min-w-0 flex-col gap-6">
      <header className="flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-center sm:justify-between">
        <h2 dir="auto" className="min-w-0 text-2xl break-words">
          {nameOf(follow.query)}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <NativeSelect
            label={t('period')}
            hideLabel
            value={period}
            onValueChange={setPeriod}
            options={periods.map((value) => ({ value, label: t('lastDays', { count: Number(value) }) }))}
          />
          <Link to={searchHref} className={buttonClass('outline')}>
            {t('openSearch')}
          </Link>
          <Button variant="ghost" icon={<BellOff />} onClick={() => void follows.remove(follow.id)}>
            {t('unfollow')}
          </Button>
        </div>
      </header>
      <Switch
        className="max-w-md"
        label={t('emails')}
        hint={t('emailsHint')}
        checked={follow.emails}
        onCheckedChange={(emails) => void follows.setEmails(follow.id, emails)}
      />
      {data !== undefined ? (
        <Findings report={data} hrefOf={hrefOf} onOpen={onOpen} />
      ) : isError ? (
        <EmptyState
          icon={<CloudOff />}
          title={t('failed')}
          action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-96 w-full rounded-card" />
      )}
    </section>
  );
}
