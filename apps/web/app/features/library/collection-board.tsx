import type { AdFolder, SavedAd } from '@adwright/contract/collection/collection.ts';
import { Button } from '@adwright/ui/button.tsx';
import { classNames } from '@adwright/ui/class-names.ts';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type SavedFilter, collection, useSavedAds } from './use-collection.ts';

type CollectionBoardProps = {
  folders: readonly AdFolder[];
  filter: SavedFilter;
  renderCard: (saved: SavedAd) => ReactNode;
};

const dragged = 'application/x-saved-ad';

/**
 * The folders beside each other, each a column of its ads. A card is dragged into another column, or selected and moved
 * with the bar, which a keyboard can do, too.
 */
export function CollectionBoard({ folders, filter, renderCard }: CollectionBoardProps) {
  const t = useTranslations('library.collection');
  const columns = [{ id: 'none', name: t('none') }, ...folders];
  return (
    <div
      role="group"
      aria-label={t('board')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      className="relative -mx-1 grid auto-cols-[minmax(16rem,18rem)] grid-flow-col gap-4 overflow-x-auto p-1 pb-4"
    >
      {columns.map(({ id, name }) => (
        <Column key={id} id={id} name={name} filter={filter} renderCard={renderCard} />
      ))}
    </div>
  );
}

type ColumnProps = Pick<CollectionBoardProps, 'filter' | 'renderCard'> & { id: string; name: string };

function Column({ id, name, filter, renderCard }: ColumnProps) {
  const t = useTranslations('library');
  const list = useSavedAds({ ...filter, folder: id });
  const [isOver, setOver] = useState(false);
  const saved = list.pages?.list ?? [];
  const take = (adId: string): void => {
    setOver(false);
    if (adId === '' || saved.some((one) => one.id === adId)) return;
    void collection.move([adId], id === 'none' ? null : id);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dragging is the mouse's way; the bar is everybody's
    <section
      aria-label={name}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes(dragged)) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.getData(dragged));
      }}
      className={classNames(
        'flex max-h-[75dvh] min-h-64 flex-col gap-3 rounded-card border bg-sunken p-3',
        isOver && 'border-text inset-ring inset-ring-text',
      )}
    >
      <h2 className="flex items-center justify-between gap-2 font-sans text-sm font-medium tracking-normal">
        <bdi className="truncate">{name}</bdi>
        <span className="text-muted tabular-nums">{list.pages?.total ?? ''}</span>
      </h2>
      {list.pages !== null && saved.length === 0 && <p className="text-sm text-muted">{t('collection.drop')}</p>}
      <ul className="flex min-h-0 flex-col gap-3 overflow-y-auto">
        {saved.map((one) => (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as above
          <li
            key={one.id}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.setData(dragged, one.id);
              event.dataTransfer.effectAllowed = 'move';
            }}
            className="shrink-0"
          >
            {renderCard(one)}
          </li>
        ))}
        {list.hasMore && (
          <li>
            <Button size="sm" onClick={list.more}>
              {t('more')}
            </Button>
          </li>
        )}
      </ul>
    </section>
  );
}
