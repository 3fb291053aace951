import type { AdFolder, SavedAd } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Folder, FolderInput, Inbox, Trash2, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { savedAgain } from './saved-again.ts';
import { collection } from './use-collection.ts';

type CollectionBarProps = { chosen: readonly SavedAd[]; folders: readonly AdFolder[]; onDone: () => void };

/** More at once is more than the call takes. */
const most = 100;

/** What can be done to everything that is selected. */
export function CollectionBar({ chosen, folders, onDone }: CollectionBarProps) {
  const t = useTranslations('library.collection');
  if (chosen.length === 0) return null;
  const ids = chosen.slice(0, most).map(({ id }) => id);
  const move = async (folderId: string | null): Promise<void> => {
    const moved = await collection.move({ ids, folder_id: folderId });
    if (moved === null) return;
    onDone();
    toast.success(t('moved', { count: moved.ids.length }));
  };
  const bringBack = (): void => chosen.forEach((saved) => void collection.save(savedAgain(saved)));
  const remove = async (): Promise<void> => {
    const gone = await collection.remove(ids);
    if (gone === null) return;
    onDone();
    toast.info(t('removed', { count: gone.ids.length }), { action: { label: t('undo'), onClick: bringBack } });
  };
  return (
    <div
      role="toolbar"
      aria-label={t('selection')}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-2 rounded-card border bg-raised px-4 py-2"
    >
      <IconButton size="sm" label={t('clearSelection')} icon={<X />} onClick={onDone} />
      <output className="me-auto text-sm font-medium">{t('selected', { count: chosen.length })}</output>
      <DropdownMenu
        align="end"
        trigger={
          <Button size="sm" icon={<FolderInput />}>
            {t('move')}
          </Button>
        }
        entries={[
          ...folders.map(({ id, name }) => ({
            kind: 'action' as const,
            label: name,
            icon: <Folder />,
            onSelect: () => void move(id),
          })),
          { kind: 'action', label: t('none'), icon: <Inbox />, onSelect: () => void move(null) },
        ]}
      />
      <Button size="sm" variant="danger" icon={<Trash2 />} onClick={() => void remove()}>
        {t('remove')}
      </Button>
    </div>
  );
}
