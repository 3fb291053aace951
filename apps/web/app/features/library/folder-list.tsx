import type { AdFolder } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { IconButton } from '@adwright/ui/icon-button.tsx';
import { TextField } from '@adwright/ui/text-field.tsx';
import { Bookmark, Folder, FolderPlus, Inbox, Pencil, Trash2 } from 'lucide-react';
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
      {opened !== undefined && <RenameFolder key={`${opened.id}-name`} folder={opened} />}
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

function RenameFolder({ folder: { id, name } }: { folder: AdFolder }) {
  const t = useTranslations('library.collection');
  const [isOpen, setOpen] = useState(false);
  const rename = async (next: string): Promise<void> => {
    if ((await collection.renameFolder(id, next)) !== null) setOpen(false);
  };
  if (isOpen)
    return <FolderName name={name} submit={t('renameFolder')} onSubmit={rename} onCancel={() => setOpen(false)} />;
  return <IconButton label={`${t('renameFolder')}: ${name}`} icon={<Pencil />} onClick={() => setOpen(true)} />;
}

function NewFolder({ onAdded }: { onAdded: (id: string) => void }) {
  const t = useTranslations('library.collection');
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button variant="ghost" icon={<FolderPlus />} onClick={() => setOpen(true)}>
        {t('newFolder')}
      </Button>
    );
  const add = async (name: string): Promise<void> => {
    const made = await collection.addFolder(name);
    if (made === null) return;
    setOpen(false);
    onAdded(made.id);
  };
  return <FolderName submit={t('add')} onSubmit={add} onCancel={() => setOpen(false)} />;
}

type FolderNameProps = {
  name?: string;
  submit: string;
  onSubmit: (name: string) => Promise<void>;
  onCancel: () => void;
};

/** Nothing typed, or nothing changed, is nothing wanted; so is Escape. */
function FolderName({ name: before = '', submit, onSubmit, onCancel }: FolderNameProps) {
  const t = useTranslations('library.collection');
  const [name, setName] = useState(before);
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '' || name.trim() === before) return onCancel();
    setBusy(true);
    await onSubmit(name.trim());
    setBusy(false);
  };
  return (
    <form onSubmit={(event) => void send(event)} className="flex items-center gap-2">
      <TextField
        label={t('folderName')}
        hideLabel
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it appears because somebody asked for it
        autoFocus
        placeholder={t('folderName')}
        value={name}
        maxLength={80}
        onValueChange={setName}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
      />
      <Button type="submit" variant="primary" loading={isBusy}>
        {submit}
      </Button>
    </form>
  );
}
