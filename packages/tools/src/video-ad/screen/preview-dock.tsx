import { useCreativePainter } from '@adwright/creative-view/use-creative-painter.ts';
import type { Creative } from '@adwright/studio/creative/creative.ts';
import { ArrowUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';

/** Whether an element is on the screen. */
function useInSight() {
  const place = useRef<HTMLDivElement>(null);
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!place.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), { threshold: 0.2 });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  return { place, inSight };
}

/**
 * In two columns the preview stays beside the fields. In one it stands below all of them: meanwhile a small copy of it
 * waits in the corner, and leads there and back. Beside a finished film it does not dock: it lay over the downloads.
 */
export function PreviewDock({ film, docks, children }: { film: Creative; docks: boolean; children: ReactNode }) {
  const t = useTranslations('tool-video-ad');
  const { place, inSight } = useInSight();
  const [from, setFrom] = useState<Element | null>(null);
  const look = (): void => {
    setFrom(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
    place.current?.scrollIntoView({ block: 'center' });
  };
  const back = (): void => {
    from?.scrollIntoView({ block: 'center' });
    setFrom(null);
  };
  const corner = 'fixed end-4 bottom-28 z-20 overflow-hidden rounded-card border bg-raised shadow-overlay';
  return (
    <div ref={place}>
      {children}
      {docks && !inSight && (
        <button type="button" aria-label={t('seePreview')} onClick={look} className={`${corner} w-20`}>
          <SmallFilm film={film} />
          <span aria-hidden="true" className="block py-1 text-xs font-medium">
            {t('form.preview')}
          </span>
        </button>
      )}
      {inSight && from !== null && (
        <button
          type="button"
          onClick={back}
          className={`${corner} flex min-h-11 items-center gap-2 px-3 text-sm font-medium`}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('backToFields')}
        </button>
      )}
    </div>
  );
}

function SmallFilm({ film }: { film: Creative }) {
  const canvas = useCreativePainter(film);
  return (
    <canvas
      ref={canvas}
      width={1}
      height={1}
      style={{ aspectRatio: `${film.width} / ${film.height}` }}
      className="block w-full"
    />
  );
}
