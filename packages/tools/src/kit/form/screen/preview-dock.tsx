import { drawForCopy } from '@adwright/creative-view/watch-canvas.ts';
import { ArrowUp, Eye } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormWords } from './form-words.ts';

type Stage = RefObject<HTMLElement | null>;

type Seen = HTMLCanvasElement | HTMLVideoElement | HTMLImageElement;

/** Canvases tell nobody when they are drawn anew: so often the small copy of one looks. */
const looksEveryMs = 400;

/** Twice as wide as it is shown, for sharp screens. */
const copyWidth = 160;

const previewIn = (stage: Stage): HTMLElement | null => stage.current?.querySelector('[data-preview]') ?? null;

/** Whether any of the stage is seen above what covers the foot of a phone. */
function useInSight(stage: Stage): boolean {
  const [inSight, setInSight] = useState(true);
  useEffect(() => {
    if (!stage.current) return undefined;
    const watch = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true), {
      rootMargin: '0px 0px -30% 0px',
    });
    watch.observe(stage.current);
    return () => watch.disconnect();
  }, [stage]);
  return inSight;
}

function sizeOf(seen: Seen): { width: number; height: number } {
  if (seen instanceof HTMLVideoElement) return { width: seen.videoWidth, height: seen.videoHeight };
  if (seen instanceof HTMLImageElement) return { width: seen.naturalWidth, height: seen.naturalHeight };
  return seen;
}

/** Draws the preview's first picture; answers false where it has none. */
function copyInto(canvas: HTMLCanvasElement, preview: HTMLElement): boolean {
  const seen = preview.querySelector<Seen>('canvas, video, img');
  if (!seen) return false;
  if (seen instanceof HTMLCanvasElement) drawForCopy(seen);
  const { width, height } = sizeOf(seen);
  if (width < 2 || height < 2) return false;
  canvas.width = copyWidth;
  canvas.height = Math.round((copyWidth * height) / width);
  canvas.getContext('2d')?.drawImage(seen, 0, 0, canvas.width, canvas.height);
  return true;
}

/** Whether there is a preview to go to, and whether it has a picture that is copied. */
function useCopy(stage: Stage, wanted: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [found, setFound] = useState<'nothing' | 'preview' | 'picture'>('nothing');
  useEffect(() => {
    if (!wanted) return undefined;
    const look = (): void => {
      const preview = previewIn(stage);
      if (!preview) return setFound('nothing');
      const copied = canvas.current !== null && copyInto(canvas.current, preview);
      setFound(copied ? 'picture' : 'preview');
    };
    look();
    const timer = setInterval(look, looksEveryMs);
    return () => clearInterval(timer);
  }, [stage, wanted]);
  return { canvas, found };
}

/**
 * In two columns the stage stays beside the fields. In one it stands below all of them: meanwhile a small copy of the
 * preview waits above the bar it is laid into, and leads there and back.
 */
export function PreviewDock({ stage }: { stage: Stage }) {
  const t = useFormWords();
  const inSight = useInSight(stage);
  const { canvas, found } = useCopy(stage, !inSight);
  const [from, setFrom] = useState<Element | null>(null);
  const look = (): void => {
    setFrom(document.elementFromPoint(innerWidth / 2, innerHeight / 2));
    previewIn(stage)?.scrollIntoView({ block: 'start' });
  };
  const back = (): void => {
    from?.scrollIntoView({ block: 'center' });
    setFrom(null);
  };
  const card = 'overflow-hidden rounded-card border bg-raised shadow-overlay';
  if (inSight)
    return (
      from !== null && (
        <button
          type="button"
          onClick={back}
          className={`${card} fixed end-4 bottom-4 z-20 flex min-h-11 items-center gap-2 px-3 text-sm font-medium`}
        >
          <ArrowUp aria-hidden="true" className="size-4" />
          {t('backToFields')}
        </button>
      )
    );
  return (
    <button
      type="button"
      aria-label={t('seePreview')}
      hidden={found === 'nothing'}
      onClick={look}
      className={`${card} absolute end-0 bottom-full mb-3 ${found === 'picture' ? 'w-20' : 'px-3'}`}
    >
      <canvas ref={canvas} hidden={found !== 'picture'} className="block max-h-40 w-full object-contain" />
      <span aria-hidden="true" className="flex min-h-8 items-center justify-center gap-1.5 py-1 text-xs font-medium">
        {found === 'preview' && <Eye className="size-4" />}
        {t('preview')}
      </span>
    </button>
  );
}
