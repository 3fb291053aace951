import type { LibraryAd, LibraryChange } from '@adwright/contract/library/library.ts';
import type { FollowReport } from '@adwright/contract/tracker/tracker.ts';
import { Tabs } from '@adwright/ui/tabs.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdCard } from '../ad-card.tsx';

const kinds = ['started', 'changed', 'stopped'] as const;

type ReportListsProps = {
  report: Omit<FollowReport, 'follow'>;
  hrefOf: (ad: LibraryAd) => string;
  onOpen: (ad: LibraryAd) => void;
};
type Shown = { readonly ad: LibraryAd; readonly changes: readonly LibraryChange[] };

/** New, changed and stopped ads of the period, side by side as tabs. */
export function ReportLists({ report, hrefOf, onOpen }: ReportListsProps) {
  const t = useTranslations('tracker');
  const full = kinds.find((kind) => report.news[kind] > 0) ?? 'started';
  const [chosen, setChosen] = useState<(typeof kinds)[number] | null>(null);
  const shown: Record<(typeof kinds)[number], readonly Shown[]> = {
    started: report.started.map((ad) => ({ ad, changes: [] })),
    changed: report.changed,
    stopped: report.stopped.map((ad) => ({ ad, changes: [] })),
  };
  return (
    <Tabs
      label={t('news')}
      value={chosen ?? full}
      onValueChange={setChosen}
      tabs={kinds.map((kind) => ({
        value: kind,
        label: t('tab', { name: t(`stats.${kind}`), count: report.news[kind] }),
        content: <Cards list={shown[kind]} hrefOf={hrefOf} onOpen={onOpen} />,
      }))}
    />
  );
}

function Cards({ list, hrefOf, onOpen }: { list: readonly Shown[] } & Pick<ReportListsProps, 'hrefOf' | 'onOpen'>) {
  const t = useTranslations('tracker');
  const library = useTranslations('library');
  if (list.length === 0) return <p className="py-8 text-center text-sm text-muted">{t('nothing')}</p>;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(45%,14.5rem),1fr))] gap-4">
      {list.map(({ ad, changes }) => (
        <li key={ad.id} className="flex flex-col gap-2">
          <div className="h-80">
            <AdCard ad={ad} href={hrefOf(ad)} onOpen={() => onOpen(ad)} />
          </div>
          {changes.length > 0 && (
            <p className="text-xs text-muted">
              {[...new Set(changes.map(({ what }) => library(`change.${what}`)))].join(' · ')}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
