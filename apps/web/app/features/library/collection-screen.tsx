import type { SavedAd } from '@adwright/contract/collection/collection.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { classNames } from '@adwright/ui/class-names.ts';
import { Checkbox } from '@adwright/ui/checkbox.tsx';
import { SegmentedControl } from '@adwright/ui/segmented-control.tsx';
import { Blocks } from 'lucide-react';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { storedChoice } from '../../browser/stored-choice.ts';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { AdCard, cardHeight } from './ad-card.tsx';
import { CollectionBar } from './collection-bar.tsx';
import { CollectionBoard } from './collection-board.tsx';
import { CollectionFilters, type Wanted } from './collection-filters.tsx';
import { CollectionState } from './collection-state.tsx';
import { ExportButton } from './export-button.tsx';
import { FolderList } from './folder-list.tsx';
import { ImportAds } from './import-ads.tsx';
import type { LikeSection } from './like-links.tsx';
import { SavedDrawer } from './saved-drawer.tsx';
import { everySavedAd, useFolders, useSavedAds } from './use-collection.ts';
import { Wall } from './wall.tsx';

type CollectionScreenProps = {
  /** What to do while nothing is saved. */
  toLibrary: ReactNode;
  likeHref: (section: LikeSection, ad: LibraryAd) => string;
};

const anything: Wanted = { keyword: '', tag: '', platform: '' };
type View = 'grid' | 'board';

/** How the person last looked at it. */
const { choose: setBoard, useChoice: useBoard } = storedChoice('collection-view', { on: 'board', off: 'grid' });

/** What the person has saved: by folder, tag, platform and words, one at a time or several at once. */
export function CollectionScreen({ toLibrary, likeHref }: CollectionScreenProps) {
  const t = useTranslations('library.collection');
  const folders = useFolders();
  const view: View = useBoard() ? 'board' : 'grid';
  const setView = (next: View): void => setBoard(next === 'board');
  const [folder, setFolder] = useState('');
  const [wanted, setWanted] = useState(anything);
  const [chosen, setChosen] = useState<ReadonlyMap<string, SavedAd>>(new Map());
  const [opened, setOpened] = useState<SavedAd | null>(null);
  const { keyword, tag, platform } = useDeferredValue(wanted);
  const filter = {
    ...(keyword.trim() !== '' && { keyword: keyword.trim() }),
    ...(tag !== '' && { tag }),
    ...(platform !== '' && { platform }),
  };
  const shown = view === 'board' ? '' : folder;
  const asked = { ...filter, ...(shown !== '' && { folder: shown }) };
  const list = useSavedAds(asked);
  const saved = list.pages?.list ?? [];
  // A new folder is empty, not searched in vain.
  const isNarrowed = Object.keys(filter).length > 0;
  const choose = (ad: SavedAd, isChosen: boolean): void =>
    setChosen((before) => {
      const next = new Map(before);
      if (isChosen) next.set(ad.id, ad);
      else next.delete(ad.id);
      return next;
    });
  const clear = (): void => setChosen(new Map());
  const chooseAll = async (): Promise<void> => {
    const all = await everySavedAd(asked);
    if (all !== null) setChosen(new Map(all.map((one) => [one.id, one])));
  };
  const card = (one: SavedAd): ReactNode => (
    <SavedCard
      saved={one}
      isChosen={chosen.has(one.id)}
      onChoose={(isChosen) => choose(one, isChosen)}
      onOpen={() => setOpened(one)}
    />
  );
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <SegmentedControl
          label={t('view')}
          hideLabel
          value={view}
          onValueChange={(next: View) => (setView(next), clear())}
          options={[
            { value: 'grid', label: t('grid') },
            { value: 'board', label: t('board') },
          ]}
        />
        <span className="ms-auto flex flex-wrap gap-2">
          <ExtensionLink />
          <ImportAds folder={folders?.list.find(({ id }) => id === shown) ?? null} />
          {adsIn(folders, shown) > 0 && <ExportButton folder={shown} />}
        </span>
      </div>
      <FolderList folders={folders} current={shown} onChoose={(next) => (setFolder(next), setView('grid'), clear())} />
      <CollectionFilters wanted={wanted} tags={folders?.tags ?? []} onChange={setWanted} />
      <CollectionBar
        chosen={[...chosen.values()]}
        total={list.pages?.total ?? 0}
        folders={folders?.list ?? []}
        onAll={chooseAll}
        onDone={clear}
      />
      {view === 'board' ? (
        <CollectionBoard folders={folders?.list ?? []} filter={filter} renderCard={card} />
      ) : (
        <CollectionState
          list={list}
          isNarrowed={isNarrowed}
          isFolder={folder !== '' && adsIn(folders, '') > 0}
          toLibrary={toLibrary}
        >
          <Wall
            items={saved}
            label={t('all')}
            keyOf={keyOf}
            heightOf={heightOf}
            onEnd={() => list.hasMore && list.more()}
            renderItem={card}
          />
        </CollectionState>
      )}
      <SavedDrawer
        // What was changed in it comes back with the list.
        saved={opened && (saved.find(({ id }) => id === opened.id) ?? opened)}
        folders={folders?.list ?? []}
        likeHref={likeHref}
        onClose={() => setOpened(null)}
      />
    </div>
  );
}

/** Browsers of phones take no extensions. */
function ExtensionLink() {
  const t = useTranslations('library.collection');
  const to = useLocalizedPath();
  return (
    <Link to={to('/how-to-use-extension')} className={classNames(buttonClass('ghost'), 'max-sm:hidden')}>
      <Blocks aria-hidden="true" />
      {t('extension')}
    </Link>
  );
}

type SavedCardProps = {
  saved: SavedAd;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
};

function SavedCard({ saved: { id, ad }, isChosen, onChoose, onOpen }: SavedCardProps) {
  const t = useTranslations('library.collection');
  return (
    <AdCard
      ad={ad}
      href={`#${id}`}
      onOpen={onOpen}
      isChosen={isChosen}
      action={
        <span className="flex size-8 justify-center overflow-hidden rounded-control bg-raised/90 ps-1.5 pt-1 shadow-raised pointer-coarse:size-11 pointer-coarse:pt-0">
          <Checkbox
            label={<span className="sr-only">{t('select', { brand: ad.brand })}</span>}
            checked={isChosen}
            onCheckedChange={onChoose}
          />
        </span>
      }
    />
  );
}

/** Of a folder, of none (`none`), or of all. */
function adsIn(folders: ReturnType<typeof useFolders>, folder: string): number {
  const { list = [], ads = 0 } = folders ?? {};
  if (folder === 'none') return ads - list.reduce((sum, one) => sum + one.ads, 0);
  return folder === '' ? ads : (list.find(({ id }) => id === folder)?.ads ?? 0);
}

const keyOf = ({ id }: SavedAd): string => id;
const heightOf = ({ ad }: SavedAd, width: number): number => cardHeight(ad, width);
