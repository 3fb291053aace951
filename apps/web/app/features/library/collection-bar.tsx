import { type AdFolder, mostAtOnce, type SavedAd } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { DropdownMenu } from '@adwright/ui/dropdown-menu.tsx';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { toast } from '@adwright/ui/toast.ts';
import { Folder, FolderInput, Inbox, ListChecks, Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { savedAgain } from './saved-again.ts';
import { collection } from './use-collection.ts';

type CollectionBarProps = {
  chosen: readonly SavedAd[];
  /** How many there are to choose from. */
  total: number;
  folders: readonly AdFolder[];
  onAll: () => Promise<void>;
  onDone: () => void;
};

/** What can be done to everything that is selected. */
export function CollectionBar({ chosen, total, folders, onAll, onDone }: CollectionBarProps) {
  const t = useTranslations('library.collection');
  const [isBusy, setBusy] = useState(false);
  const during = (work: Promise<void>): void => {
    setBusy(true);
    void work.finally(() => setBusy(false));
  };
  const all = total > chosen.length && (
    <Button size="sm" variant="ghost" icon={<ListChecks />} loading={isBusy} onClick={() => during(onAll())}>
      {t('selectAll', { count: total })}
    </Button>
  );
  if (chosen.length === 0) return all && <div className="-my-3 flex">{all}</div>;
  const ids = chosen.map(({ id }) => id);
  const move = async (folderId: string | null): Promise<void> => {
    const moved = await collection.move(ids, folderId);
    if (moved === null) return;
    onDone();
    toast.success(t('moved', { count: moved.ids.length }));
  };
  const bringBack = (): void => chosen.forEach((saved) => void collection.save(savedAgain(saved)));
  const remove = async (): Promise<void> => {
    // Each is brought back by a call of its own: more than these cannot be, so the question comes first.
    const canUndo = ids.length <= mostAtOnce;
    if (!canUndo && !askFirst(t('confirmRemove', { count: ids.length }))) return;
    const gone = await collection.remove(ids);
    if (gone === null) return;
    onDone();
    toast.info(
      t('removed', { count: gone.ids.length }),
      canUndo ? { action: { label: t('undo'), onClick: bringBack } } : {},
    );
  };
  return (
    <div
      role="toolbar"
      aria-label={t('selection')}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-2 rounded-card border bg-raised px-4 py-2"
    >
      <IconButton size="sm" label={t('clearSelection')} icon={<X />} onClick={onDone} />
      <output className="me-auto text-sm font-medium">{t('selected', { count: chosen.length })}</output>
      {all}
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
            onSelect: () => during(move(id)),
          })),
          { kind: 'action', label: t('none'), icon: <Inbox />, onSelect: () => during(move(null)) },
        ]}
      />
      <Button size="sm" variant="danger" icon={<Trash2 />} loading={isBusy} onClick={() => during(remove())}>
        {t('remove')}
      </Button>
    </div>
  );
}
