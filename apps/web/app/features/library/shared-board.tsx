import { brand } from '@adwright/contract/brand.ts';
import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Drawer } from '@adwright/ui/drawer.tsx';
import { EmptyState } from '@adwright/ui/empty-state.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { Images, Link2Off } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalizedPath } from '../../words/use-locale-code.ts';
import { AdCard, cardHeight } from './ad-card.tsx';
import { AdText } from './ad-text.tsx';
import { AdFacts } from './ad-facts.tsx';
import { AdMedia } from './ad-media.tsx';
import { useSharedBoard } from './use-shared-board.ts';
import { Wall } from './wall.tsx';

/** What somebody shared: the ads of a folder, for everybody with the link. */
export function SharedBoard({ token }: { token: string }) {
  const t = useTranslations('library');
  const to = useLocalizedPath();
  const board = useSharedBoard(token);
  const [openId, setOpenId] = useState<string | null>(null);
  const home = (
    <Link to={to('/')} className={buttonClass('outline')}>
      {t('shared.home', { product: brand.name })}
    </Link>
  );
  if (board.failed)
    return <EmptyState icon={<Link2Off />} title={t('shared.goneTitle')} text={t('shared.goneText')} action={home} />;
  if (board.name === null) return <Skeleton className="h-96 w-full rounded-card" />;
  const opened = board.ads.find(({ id }) => id === openId) ?? null;
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-1">
          <h1 className="text-3xl break-words">
            <bdi>{board.name}</bdi>
          </h1>
          <p className="text-muted">{t('shared.made', { product: brand.name })}</p>
        </div>
        {home}
      </div>
      {board.ads.length === 0 ? (
        <EmptyState icon={<Images />} title={t('shared.empty')} />
      ) : (
        <Wall
          items={board.ads}
          label={board.name}
          keyOf={keyOf}
          heightOf={cardHeight}
          onEnd={board.more}
          renderItem={(ad) => <AdCard ad={ad} href={`#${ad.id}`} onOpen={() => setOpenId(ad.id)} />}
        />
      )}
      <Drawer
        open={opened !== null}
        onOpenChange={(open) => !open && setOpenId(null)}
        title={opened?.brand ?? ''}
        closeLabel={t('close')}
        width="max-w-4xl"
      >
        {opened !== null && (
          <div className="flex flex-col gap-8 lg:grid lg:grid-cols-2">
            <AdMedia ad={opened} />
            <div className="flex min-w-0 flex-col gap-6">
              <AdText ad={opened} />
              <AdFacts ad={opened} />
            </div>
          </div>
        )}
      </Drawer>
    </>
  );
}

const keyOf = (ad: LibraryAd): string => ad.id;
