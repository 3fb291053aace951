import { Button } from '@adwright/ui/button.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { CloudOff, ImagePlus, Plus, Shirt, UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ShownList } from '../../server-cache/use-paged-list.ts';
import { AvatarCard } from './avatar-card.tsx';
import { CreateAvatarDialog } from './create-avatar-dialog.tsx';
import { NewLookDialog } from './new-look-dialog.tsx';
import type { PersonUses } from './person-dialog.tsx';
import { PhotoCard } from './photo-card.tsx';
import { useAvatarPhotos, useCustomAvatars, usePhotosLeft } from './use-avatars.ts';

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(45%,12rem),1fr))] gap-4';

type AvatarsScreenProps = {
  uses: PersonUses;
  /** What is to be open at once: `create` or `new-look`. */
  start: string | null;
  onBrowse: () => void;
};

type Open = 'create' | { readonly look: string | null } | null;

/** The person's own avatars, and photos of whomever they chose. */
export function AvatarsScreen({ uses, start, onBrowse }: AvatarsScreenProps) {
  const t = useTranslations('avatars.mine');
  const avatars = useCustomAvatars();
  const photos = useAvatarPhotos();
  const left = usePhotosLeft();
  const [open, setOpen] = useState<Open>(start === 'create' ? 'create' : start === 'new-look' ? { look: null } : null);
  const own = avatars.pages?.list ?? [];
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" icon={<Plus />} onClick={() => setOpen('create')}>
          {t('create')}
        </Button>
        <Button icon={<Shirt />} onClick={() => setOpen({ look: null })}>
          {t('newLook')}
        </Button>
        {left && <p className="text-sm text-muted sm:ms-auto">{t('remain', left)}</p>}
      </div>
      <Part title={t('avatars')}>
        <Cards
          list={avatars}
          none={
            <EmptyState
              icon={<UserRoundPlus />}
              title={t('none')}
              text={t('noneHint')}
              action={<Button onClick={onBrowse}>{t('browse')}</Button>}
              className="rounded-card border border-dashed"
            />
          }
        >
          {own.map((avatar) => (
            <AvatarCard key={avatar.id} avatar={avatar} uses={uses} onNewLook={() => setOpen({ look: avatar.ref })} />
          ))}
        </Cards>
      </Part>
      <Part title={t('photos')}>
        <Cards
          list={photos}
          none={
            <EmptyState
              icon={<ImagePlus />}
              title={t('noPhotos')}
              text={t('noPhotosHint')}
              action={<Button onClick={() => setOpen({ look: null })}>{t('newLook')}</Button>}
              className="rounded-card border border-dashed"
            />
          }
        >
          {photos.pages?.list.map((photo) => (
            <PhotoCard key={photo.id} photo={photo} uses={uses} onNewLook={() => setOpen({ look: photo.avatar })} />
          ))}
        </Cards>
      </Part>
      {open === 'create' && <CreateAvatarDialog onClose={() => setOpen(null)} />}
      {open !== null && open !== 'create' && (
        <NewLookDialog avatar={open.look} own={own} onClose={() => setOpen(null)} onStarted={() => undefined} />
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

type CardsProps = { list: ShownList<unknown>; none: ReactNode; children: ReactNode };

function Cards({ list: { pages, failed, hasMore, loadingMore, more, reload }, none, children }: CardsProps) {
  const t = useTranslations('avatars');
  if (pages === null) {
    if (failed) {
      const retry = <Button onClick={reload}>{t('retry')}</Button>;
      return <EmptyState icon={<CloudOff />} title={t('failed')} action={retry} />;
    }
    return (
      <output aria-label={t('loading')} className={gridClass}>
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} className="aspect-[4/5] rounded-card" />
        ))}
      </output>
    );
  }
  if (pages.list.length === 0) return none;
  return (
    <>
      <ul className={gridClass}>{children}</ul>
      {hasMore && (
        <Button loading={loadingMore} onClick={more} className="self-center">
          {t('mine.more')}
        </Button>
      )}
    </>
  );
}
