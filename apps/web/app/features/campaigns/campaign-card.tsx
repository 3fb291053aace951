import type { Campaign } from '@adwright/contract/campaign/campaign.ts';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { Ellipsis, Folder, Pencil, Star, StarOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { campaignColors } from './campaign-colors.ts';
import { CampaignDialog } from './campaign-dialog.tsx';
import { FolderButton } from './folder-button.tsx';
import type { Campaigns } from './use-campaigns.ts';

type CampaignCardProps = {
  campaign: Campaign;
  campaigns: Campaigns;
  current: boolean;
  onChoose: () => void;
  onRemoved: () => void;
};

/** One campaign: what is in it is a press away, what can be done with it in its menu. */
export function CampaignCard({ campaign, campaigns, current, onChoose, onRemoved }: CampaignCardProps) {
  const t = useTranslations('campaigns');
  const [editing, setEditing] = useState(false);
  const { id, name, color, favorite, projects } = campaign;
  const remove = () => {
    if (askFirst(t('confirmDelete', { name }))) void campaigns.remove(campaign).then(onRemoved);
  };
  return (
    <div className="relative">
      <FolderButton
        name={name}
        note={t('count', { count: projects })}
        current={current}
        onChoose={onChoose}
        icon={<Folder fill="currentColor" className={campaignColors[color]} />}
        mark={favorite ? <Star aria-label={t('favorites')} fill="currentColor" className="text-warn" /> : undefined}
        hasMenu
      />
      <div className="absolute end-2 top-2">
        <DropdownMenu
          align="end"
          trigger={<IconButton size="sm" label={t('menu', { name })} icon={<Ellipsis />} />}
          entries={[
            { kind: 'action', label: t('edit'), icon: <Pencil />, onSelect: () => setEditing(true) },
            {
              kind: 'action',
              label: favorite ? t('unfavor') : t('favor'),
              icon: favorite ? <StarOff /> : <Star />,
              onSelect: () => void campaigns.change({ id, favorite: !favorite }),
            },
            { kind: 'line', key: 'end' },
            { kind: 'action', label: t('delete'), icon: <Trash2 />, danger: true, onSelect: remove },
          ]}
        />
      </div>
      {editing && (
        <CampaignDialog
          campaign={{ name, color }}
          onClose={() => setEditing(false)}
          onSave={(change) => void campaigns.change({ id, ...change })}
        />
      )}
    </div>
  );
}
