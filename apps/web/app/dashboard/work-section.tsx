import { Button } from '@adwright/ui/button.tsx';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Card } from '@adwright/ui/card.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { NativeSelect } from '@adwright/ui/native-select.tsx';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { RunListFailed, RunListLoading } from '../features/work/run-list-states.tsx';
import { useRuns } from '../features/work/use-runs.ts';
import { RunRows } from './run-rows.tsx';
import { SectionHeading } from './section-heading.tsx';
import { type SectionKey } from './section-keys.ts';
import { type Section, sections } from './sections.ts';
import { useDashboard } from './use-dashboard.ts';

const PAGE_SIZE = 20;
const everything = '';

export function WorkSection() {
  const t = useTranslations('dashboard');
  const [tool, setTool] = useState(everything);
  const options = [
    { value: everything, label: t('work.everything') },
    ...(Object.entries(sections) as [SectionKey, Section][]).flatMap(([key, section]) =>
      (section.tools ?? []).map((value) => ({ value, label: t(`sections.${key}.name`) })),
    ),
  ];
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-8">
        <SectionHeading section="MyWork" />
        <NativeSelect
          label={t('work.filter')}
          hideLabel
          value={tool}
          onValueChange={setTool}
          options={options}
          className="mb-8 w-48"
        />
      </div>
      <Card padding="none" className="overflow-hidden">
        <WorkList key={tool} tool={tool === everything ? undefined : tool} onEverything={() => setTool(everything)} />
      </Card>
    </>
  );
}

function WorkList({ tool, onEverything }: { tool: string | undefined; onEverything: () => void }) {
  const t = useTranslations('dashboard.work');
  const { pages, failed, loadingMore, more, reload, cancel } = useRuns({ pageSize: PAGE_SIZE, tool });
  if (pages === null) return failed ? <RunListFailed onRetry={reload} /> : <RunListLoading rows={6} />;
  if (pages.list.length === 0)
    return tool === undefined ? <NothingYet /> : <NothingOfKind onEverything={onEverything} />;
  const { list, total } = pages;
  return (
    <>
      <RunRows runs={list} onCancel={cancel} />
      {failed && <RunListFailed onRetry={reload} />}
      {list.length < total && (
        <div className="flex items-center justify-center gap-4 border-t px-4 py-3 text-sm text-muted">
          {t('count', { shown: list.length, total })}
          <Button size="sm" loading={loadingMore} onClick={more}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  );
}

function NothingYet() {
  const t = useTranslations('dashboard.work.empty');
  const { hrefOf } = useDashboard();
  return (
    <EmptyState
      icon={<Sparkles />}
      title={t('title')}
      text={t('text')}
      action={
        <Link to={hrefOf('Home')} preventScrollReset className={buttonClass('primary')}>
          {t('action')}
        </Link>
      }
    />
  );
}

function NothingOfKind({ onEverything }: { onEverything: () => void }) {
  const t = useTranslations('dashboard.work.filtered');
  return <EmptyState title={t('title')} action={<Button onClick={onEverything}>{t('action')}</Button>} />;
}
