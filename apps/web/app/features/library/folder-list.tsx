import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Bookmark, Folder, FolderPlus, Inbox, Trash2 } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { askFirst } from '../../parts/message-dialogs.ts';
import { ShareFolder } from './share-folder.tsx';
import { collection } from './use-collection.ts';

type FolderListProps = {
  folders: { readonly list: readonly AdFolder[]; readonly ads: number } | undefined;
  /** A folder's id, `none`, or nothing for all. */
  current: string;
  onChoose: (folder: string) => void;
};

export function FolderList({ folders, current, onChoose }: FolderListProps) {
  const t = useTranslations('library.collection');
  const list = folders?.list ?? [];
  const opened = list.find(({ id }) => id === current);
  const entry = (value: string, name: string, icon: ReactNode, ads?: number): ReactNode => (
    <button
      key={value}
      type="button"
      aria-pressed={current === value}
      onClick={() => onChoose(value)}
      className={classNames(
        'flex min-h-11 max-w-full items-center gap-2 rounded-control border bg-raised px-3 py-2 text-sm transition-colors hover:bg-hover [&_svg]:size-4 [&_svg]:shrink-0',
        current === value && 'border-text inset-ring inset-ring-text',
      )}
    >
      {icon}
      <bdi className="truncate">{name}</bdi>
      {ads !== undefined && <span className="text-muted tabular-nums">{ads}</span>}
    </button>
  );
  const remove = async ({ id, name }: AdFolder): Promise<void> => {
    if (!askFirst(t('confirmDelete', { name }))) return;
    if ((await collection.deleteFolder(id)) !== null) onChoose('');
  };
  return (
    <div role="group" aria-label={t('folder')} className="flex flex-wrap items-center gap-2">
      {entry('', t('all'), <Bookmark aria-hidden="true" />, folders?.ads)}
      {entry('none', t('none'), <Inbox aria-hidden="true" />)}
      {list.map(({ id, name, ads }) => entry(id, name, <Folder aria-hidden="true" />, ads))}
      {opened !== undefined && (opened.ads > 0 || opened.share_path !== null) && (
        <ShareFolder key={opened.id} folder={opened} />
      )}
      {opened !== undefined && (
        <IconButton
          label={`${t('deleteFolder')}: ${opened.name}`}
          icon={<Trash2 />}
          onClick={() => void remove(opened)}
        />
      )}
      <NewFolder onAdded={onChoose} />
    </div>
  );
}

function NewFolder({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useTranslations('library.collection');
  const [name, setName] = useState<string | null>(null);
  if (name === null)
    return (
      <Button variant="ghost" icon={<FolderPlus />} onClick={() => setName('')}>
        {t('newFolder')}
      </Button>
    );
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '') return setName(null);
    const made = await collection.addFolder(name.trim());
    if (made === null) return;
    setName(null);
    onAdded(made.id);
  };
  return (
    <form onSubmit={(event) => void add(event)} className="flex items-center gap-2">
      <TextField
        label={t('folderName')}
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because somebody asked for it
        autoFocus
        placeholder={t('folderName')}
        value={name}
        maxLength={80}
        onValueChange={setName}
      />
      <Button type="submit" variant="primary">
        {t('add')}
      </Button>
    </form>
  );
}
