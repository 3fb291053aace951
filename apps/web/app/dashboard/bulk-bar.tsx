import type { Campaign } from '@adwright/contract/campaign/campaign.ts';
import type { ListedProject } from '@adwright/contract/project/project.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Download, Folder, FolderInput, Inbox, Star, Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { campaignColors } from '../features/campaigns/campaign-colors.ts';
import { downloadFiles, filesToTake } from '../features/work/download-work.ts';
import type { Work } from '../features/work/use-work.ts';
import { tellNow } from '../parts/message-dialogs.ts';

type BulkBarProps = {
  chosen: readonly ListedProject[];
  work: Work;
  campaigns: readonly Campaign[];
  onDone: () => void;
};

/** What can be done to everything that is selected. */
export function BulkBar({ chosen, work, campaigns, onDone }: BulkBarProps) {
  const t = useTranslations('campaigns');
  const bulk = useBulk({ chosen, work, campaigns, onDone });
  if (chosen.length === 0) return null;
  return (
    <div
      role="toolbar"
      aria-label={t('bulk.label')}
      className="sticky top-0 z-10 flex flex-wrap items-center gap-2 border-b bg-raised px-4 py-2"
    >
      <IconButton size="sm" label={t('bulk.clear')} icon={<X />} onClick={onDone} />
      <output className="me-auto text-sm font-medium">{t('bulk.selected', { count: chosen.length })}</output>
      <DropdownMenu
        align="end"
        trigger={
          <Button size="sm" icon={<FolderInput />}>
            {t('bulk.move')}
          </Button>
        }
        entries={[
          ...campaigns.map(({ id, name, color }) => ({
            kind: 'action' as const,
            label: name,
            icon: <Folder fill="currentColor" className={campaignColors[color]} />,
            onSelect: () => void bulk.move(id, name),
          })),
          { kind: 'action', label: t('none'), icon: <Inbox />, onSelect: () => void bulk.move(null, t('none')) },
        ]}
      />
      <Button size="sm" icon={<Star />} onClick={() => void bulk.favor()}>
        {chosen.every(({ favorite }) => favorite) ? t('unfavor') : t('favor')}
      </Button>
      <Button size="sm" icon={<Download />} onClick={bulk.download}>
        {t('bulk.download')}
      </Button>
      <Button size="sm" variant="danger" icon={<Trash2 />} onClick={() => void bulk.remove()}>
        {t('delete')}
      </Button>
    </div>
  );
}

function useBulk({ chosen, work, onDone }: BulkBarProps) {
  const t = useTranslations('campaigns.bulk');
  return {
    async move(campaignId: string | null, name: string): Promise<void> {
      if (!(await work.move(chosen, campaignId))) return;
      onDone();
      toast.success(t('moved', { name }));
    },
    async favor(): Promise<void> {
      await work.favor(chosen, !chosen.every(({ favorite }) => favorite));
    },
    download(): void {
      const files = chosen.flatMap(filesToTake);
      if (files.length === 0) tellNow(t('nothing'));
      else void downloadFiles(files);
    },
    async remove(): Promise<void> {
      const count = chosen.length;
      const undo = await work.removeMany(chosen);
      if (undo === null) return;
      onDone();
      toast.info(t('deleted', { count }), { action: { label: t('undo'), onClick: undo } });
    },
  };
}
