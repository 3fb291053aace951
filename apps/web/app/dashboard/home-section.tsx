import { Card } from '@adwright/ui/card.tsx';
import { useTranslations } from 'use-intl';
import { useWork } from '../features/work/use-work.ts';
import { WorkFailed, WorkLoading } from '../features/work/work-list-states.tsx';
import { useSession } from '../session/session.ts';
import { StartField } from './start-field.tsx';
import { TextLink } from './text-link.tsx';
import { ToolTiles } from './tool-tiles.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WorkRows } from './work-rows.tsx';

const RECENT = 5;

export function HomeSection() {
  const t = useTranslations('dashboard.home');
  const { usernickname } = useSession();
  return (
    <div className="flex flex-col gap-12">
      <div className="flex flex-col gap-6">
        <h1 className="text-4xl">{t('greeting', { name: usernickname.split(' ')[0] ?? usernickname })}</h1>
        <StartField />
      </div>
      <section aria-labelledby="home-tools" className="flex flex-col gap-4">
        <h2 id="home-tools" className="text-xl">
          {t('tools')}
        </h2>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-4">
          <ToolTiles />
        </div>
      </section>
      <RecentWork />
    </div>
  );
}

/** Nothing at all for somebody new: the tools above say what to do. */
function RecentWork() {
  const t = useTranslations('dashboard.home');
  const { hrefOf } = useDashboard();
  const work = useWork({ pageSize: RECENT, query: {} });
  const { pages, failed, reload } = work;
  if (pages?.list.length === 0) return null;
  return (
    <section aria-labelledby="home-recent" className="flex flex-col gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="home-recent" className="text-xl">
          {t('recent')}
        </h2>
        {pages !== null && pages.total > RECENT && <TextLink to={hrefOf('MyWork')}>{t('all')}</TextLink>}
      </div>
      <Card padding="none" className="overflow-hidden">
        {pages !== null && <WorkRows projects={pages.list.slice(0, RECENT)} work={work} />}
        {pages === null && (failed ? <WorkFailed onRetry={reload} /> : <WorkLoading rows={3} />)}
      </Card>
    </section>
  );
}
