import type { LibraryAd } from '@adwright/contract/library/library.ts';
import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { SearchX } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { ReportCharts } from './report-charts.tsx';
import { ReportLists } from './report-lists.tsx';

type FindingsProps = {
  report: Omit<FollowReport, 'follow'>;
  hrefOf: (ad: LibraryAd) => string;
  onOpen: (ad: LibraryAd) => void;
};

/** A report in numbers, charts and ads. */
export function Findings({ report, hrefOf, onOpen }: FindingsProps) {
  const t = useTranslations('tracker');
  const format = useFormatter();
  if (report.ads === 0) return <EmptyState icon={<SearchX />} title={t('none.title')} text={t('none.text')} />;
  const stats = [['running', report.running] as const, ...Object.entries(report.news)] as const;
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        {stats.map(([name, count]) => (
          <div key={name} className="flex flex-col gap-1 rounded-card border bg-raised p-4">
            <dt className="text-sm text-muted">{t(`stats.${name as 'running'}`)}</dt>
            <dd className="font-display text-2xl font-semibold tabular-nums">{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <ReportCharts report={report} />
      {report.ads_is_floor && <p className="text-sm text-muted">{t('newestOnly')}</p>}
      <ReportLists report={report} hrefOf={hrefOf} onOpen={onOpen} />
    </>
  );
}
