import { Card } from '@adwright/ui/card.tsx';
import { useTranslations } from 'use-intl';
import { RunListFailed, RunListLoading } from '../features/work/run-list-states.tsx';
import { useRuns } from '../features/work/use-runs.ts';
import { useSession } from '../session/session.ts';
import { AdCopyPreview } from './ad-copy-preview.tsx';
import { QrCodePreview } from './qr-code-preview.tsx';
import { RunRows } from './run-rows.tsx';
import { StartField } from './start-field.tsx';
import { tilePrices } from './tile-prices.ts';
import { TextLink } from './text-link.tsx';
import { ToolTile } from './tool-tile.tsx';
import { useDashboard } from './use-dashboard.ts';

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
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] gap-4">
          <ToolTile section="AdCopy" credits={tilePrices['ad-copy']} preview={<AdCopyPreview />} />
          <ToolTile section="QRCodeGenerator" credits={tilePrices['qr-code']} preview={<QrCodePreview />} />
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
  const { pages, failed, reload, cancel } = useRuns({ pageSize: RECENT });
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
        {pages !== null && <RunRows runs={pages.list.slice(0, RECENT)} onCancel={cancel} />}
        {pages === null && (failed ? <RunListFailed onRetry={reload} /> : <RunListLoading rows={3} />)}
      </Card>
    </section>
  );
}
