import type { SavedAd } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Bookmark, CloudOff, Folder } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownList } from '../../server-cache/use-paged-list.ts';

type CollectionStateProps = {
  list: ShownList<SavedAd>;
  isNarrowed: boolean;
  /** One folder is looked at, and others may hold ads. */
  isFolder: boolean;
  /** What to do while nothing is saved. */
  toLibrary: ReactNode;
  /** What is shown where there is something. */
  children: ReactNode;
};

export function CollectionState({ list, isNarrowed, isFolder, toLibrary, children }: CollectionStateProps) {
  const t = useTranslations('library');
  if (list.pages === null) {
    if (!list.failed) return <Skeleton className="h-96 w-full rounded-card" />;
    const retry = <Button onClick={list.reload}>{t('retry')}</Button>;
    return <EmptyState icon={<CloudOff />} title={t('failed')} action={retry} />;
  }
  if (list.pages.list.length > 0) return children;
  if (isNarrowed) return <EmptyState icon={<Bookmark />} title={t('collection.nothing')} />;
  if (isFolder)
    return (
      <EmptyState
        icon={<Folder />}
        title={t('collection.emptyFolder.title')}
        text={t('collection.emptyFolder.text')}
        action={toLibrary}
      />
    );
  return (
    <EmptyState
      icon={<Bookmark />}
      title={t('collection.empty.title')}
      text={t('collection.empty.text')}
      action={toLibrary}
    />
  );
}
