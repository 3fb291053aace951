import { Card } from '@adwright/ui/card.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { FolderOpen, Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { CampaignGrid, type Folder } from '../features/campaigns/campaign-grid.tsx';
import { useCampaigns } from '../features/campaigns/use-campaigns.ts';
import { useSelection } from '../features/work/selection.ts';
import type { WorkQuery } from '../features/work/use-work.ts';
import { BulkBar } from './bulk-bar.tsx';
import { SectionHeading } from './section-heading.tsx';
import { WorkList } from './work-list.tsx';

/** Campaigns, and the work in the one that is looked into: to search, pick, move, keep and take away. */
export function ProjectsSection() {
  const t = useTranslations('work');
  const campaigns = useCampaigns();
  const [folder, setFolder] = useState<Folder>('all');
  const [keyword, setKeyword] = useState('');
  const wanted = useDeferredValue(keyword).trim();
  const selection = useSelection();
  const query = { sort: 'updated', ...queryOf(folder), ...(wanted !== '' && { keyword: wanted }) } as const;
  const choose = (next: Folder): void => {
    setFolder(next);
    selection.clear();
  };
  return (
    <>
      <SectionHeading section="Projects" />
      <CampaignGrid campaigns={campaigns} folder={folder} onChoose={choose} />
      <TextField
        label={t('search')}
        hideLabel
        type="search"
        placeholder={t('search')}
        start={<Search />}
        value={keyword}
        maxLength={200}
        onValueChange={setKeyword}
        className="mb-4 max-w-md"
      />
      <Card padding="none" className="overflow-clip">
        <WorkList
          key={JSON.stringify(query)}
          query={query}
          selection={selection}
          renderBar={(work, projects) => (
            <BulkBar
              chosen={selection.among(projects)}
              work={work}
              campaigns={campaigns.list ?? []}
              onDone={selection.clear}
            />
          )}
          onEverything={wanted === '' ? undefined : () => setKeyword('')}
          empty={{ title: t('projects.title'), text: t('projects.text') }}
          nothing={folder === 'all' ? undefined : <NothingInside />}
        />
      </Card>
    </>
  );
}

function queryOf(folder: Folder): WorkQuery {
  if (folder === 'all') return {};
  if (folder === 'favorites') return { favorite: 'true' };
  return { campaign: folder === 'none' ? 'none' : folder.campaign };
}

function NothingInside() {
  const t = useTranslations('campaigns.empty');
  return <EmptyState icon={<FolderOpen />} title={t('title')} text={t('text')} />;
}
