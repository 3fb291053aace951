import { Button } from '@adwright/ui/button.tsx';
import { FolderPlus, Inbox, Layers, Star } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CampaignCard } from './campaign-card.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { FolderButton } from './folder-button.tsx';
import type { Campaigns } from './use-campaigns.ts';

/** What is being looked into: a campaign by its id, or one of the folders that fill themselves. */
export type Folder = 'all' | 'favorites' | 'none' | { readonly campaign: string };

type CampaignGridProps = { campaigns: Campaigns; folder: Folder; onChoose: (folder: Folder) => void };

export function CampaignGrid({ campaigns, folder, onChoose }: CampaignGridProps) {
  const t = useTranslations('campaigns');
  const [creating, setCreating] = useState(false);
  const own = [
    { folder: 'all', name: t('all'), icon: <Layers className="text-muted" /> },
    { folder: 'favorites', name: t('favorites'), icon: <Star className="text-muted" /> },
    { folder: 'none', name: t('none'), icon: <Inbox className="text-muted" /> },
  ] as const;
  return (
    <section aria-label={t('label')} className="mb-6 flex flex-col gap-4">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10.5rem),1fr))] gap-3">
        {own.map((one) => (
          <li key={one.folder}>
            <FolderButton
              name={one.name}
              icon={one.icon}
              current={folder === one.folder}
              onChoose={() => onChoose(one.folder)}
            />
          </li>
        ))}
        {campaigns.list?.map((campaign) => (
          <li key={campaign.id}>
            <CampaignCard
              campaign={campaign}
              campaigns={campaigns}
              current={typeof folder === 'object' && folder.campaign === campaign.id}
              onChoose={() => onChoose({ campaign: campaign.id })}
              onRemoved={() => onChoose('all')}
            />
          </li>
        ))}
      </ul>
      <Button icon={<FolderPlus />} className="self-start" onClick={() => setCreating(true)}>
        {t('create')}
      </Button>
      {creating && (
        <CampaignDialog
          onClose={() => setCreating(false)}
          onSave={(made) =>
            void campaigns.create(made).then((campaign) => campaign && onChoose({ campaign: campaign.id }))
          }
        />
      )}
    </section>
  );
}
