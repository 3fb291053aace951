import type { RunAsset } from '@adwright/contract/run/run.ts';
import { Dialog } from '@adwright/ui/dialog.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Skeleton } from '@adwright/ui/skeleton.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type OwnFilm, useToolHost } from '../../form/screen/tool-host.ts';

type MyVideosProps = { open: boolean; onOpenChange: (open: boolean) => void; onPick: (asset: RunAsset) => void };
type Known = { readonly films: readonly OwnFilm[] } | { readonly problem: string };

/** The person's finished films, newest first. */
export function MyVideos({ open, onOpenChange, onPick }: MyVideosProps) {
  const t = useTranslations('tool-video-translation');
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t('myVideos')} closeLabel={t('close')} size="lg">
      <Films onPick={onPick} />
    </Dialog>
  );
}

function Films({ onPick }: Pick<MyVideosProps, 'onPick'>) {
  const t = useTranslations('tool-video-translation');
  const host = useToolHost();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let gone = false;
    host.films().then(
      (films) => !gone && setKnown({ films }),
      (error: unknown) => !gone && setKnown({ problem: host.problemText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [host]);
  if (known === null) return <Skeleton className="h-40 rounded-card" />;
  if ('problem' in known) return <Notice tone="danger">{known.problem}</Notice>;
  if (known.films.length === 0) return <p className="py-8 text-center text-sm text-muted">{t('noVideos')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
      {known.films.map(({ title, film, poster }) => (
        <li key={film.asset_id}>
          <button
            type="button"
            onClick={() => onPick(film)}
            className="flex w-full flex-col gap-2 rounded-card border p-2 text-start hover:bg-hover"
          >
            <span className="flex aspect-video items-center justify-center overflow-hidden rounded-control bg-sunken">
              {poster ? (
                <img src={poster.url} alt="" loading="lazy" className="size-full object-contain" />
              ) : (
                <video
                  src={`${film.url}#t=0.5`}
                  muted
                  playsInline
                  preload="metadata"
                  className="size-full object-contain"
                />
              )}
            </span>
            <span className="line-clamp-2 text-sm wrap-anywhere">
              <bdi>{title}</bdi>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
