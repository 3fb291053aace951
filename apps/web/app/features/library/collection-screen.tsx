import type { SavedAd } from '@adwright/contract/collection/collection.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Bookmark, CloudOff } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdCard, cardHeight } from './ad-card.tsx';
import { CollectionBar } from './collection-bar.tsx';
import { CollectionFilters, type Wanted } from './collection-filters.tsx';
import { FolderList } from './folder-list.tsx';
import { SavedDrawer } from './saved-drawer.tsx';
import { useFolders, useSavedAds } from './use-collection.ts';
import { Wall } from './wall.tsx';
import type { LikeSection } from './like-links.tsx';

type CollectionScreenProps = {
  /** What to do while nothing is saved. */
  toLibrary: ReactNode;
  likeHref: (section: LikeSection, ad: LibraryAd) => string;
};

const anything: Wanted = { keyword: '', tag: '', platform: '' };

/** What the person has saved: by folder, tag, platform and words, one at a time or several at once. */
export function CollectionScreen({ toLibrary, likeHref }: CollectionScreenProps) {
  const t = useTranslations('library');
  const folders = useFolders();
  const [folder, setFolder] = useState('');
  const [wanted, setWanted] = useState(anything);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [openId, setOpenId] = useState<string | null>(null);
  const { keyword, tag, platform } = useDeferredValue(wanted);
  const list = useSavedAds({
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(folder !== '' && { folder }),
    ...(tag !== '' && { tag }),
    ...(platform !== '' && { platform }),
  });
  const saved = list.pages?.list ?? [];
  const isNarrowed = keyword !== '' || tag !== '' || platform !== '' || folder !== '';
  const choose = (id: string, isChosen: boolean): void =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  const clear = (): void => setChosen(new Set());
  return (
    <div className="flex flex-col gap-6">
      <FolderList folders={folders} current={folder} onChoose={(next) => (setFolder(next), clear())} />
      <CollectionFilters wanted={wanted} tags={folders?.tags ?? []} onChange={setWanted} />
      <CollectionBar chosen={saved.filter(({ id }) => chosen.has(id))} folders={folders?.list ?? []} onDone={clear} />
      {list.pages === null ? (
        list.failed ? (
          <EmptyState
            icon={<CloudOff />}
            title={t('failed')}
            action={<Button onClick={list.reload}>{t('retry')}</Button>}
          />
        ) : (
          <Skeleton className="h-96 w-full rounded-card" />
        )
      ) : saved.length === 0 ? (
        isNarrowed ? (
          <EmptyState icon={<Bookmark />} title={t('collection.nothing')} />
        ) : (
          <EmptyState
            icon={<Bookmark />}
            title={t('collection.empty.title')}
            text={t('collection.empty.text')}
            action={toLibrary}
          />
        )
      ) : (
        <Wall
          items={saved}
          label={t('collection.all')}
          keyOf={keyOf}
          heightOf={heightOf}
          onEnd={() => list.hasMore && list.more()}
          renderItem={({ id, ad }) => (
            <AdCard
              ad={ad}
              href={`#${id}`}
              onOpen={() => setOpenId(id)}
              isChosen={chosen.has(id)}
              action={
                <span className="flex size-8 justify-center overflow-hidden rounded-control bg-raised/90 ps-1.5 pt-1 shadow-raised pointer-coarse:size-11 pointer-coarse:pt-0">
                  <Checkbox
                    label={<span className="sr-only">{t('collection.select', { brand: ad.brand })}</span>}
                    checked={chosen.has(id)}
                    onCheckedChange={(isChosen) => choose(id, isChosen)}
                  />
                </span>
              }
            />
          )}
        />
      )}
      <SavedDrawer
        saved={saved.find(({ id }) => id === openId) ?? null}
        folders={folders?.list ?? []}
        likeHref={likeHref}
        onClose={() => setOpenId(null)}
      />
    </div>
  );
}

const keyOf = ({ id }: SavedAd): string => id;
const heightOf = ({ ad }: SavedAd, width: number): number => cardHeight(ad, width);
