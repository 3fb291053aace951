import type { RunAsset } from '@adwright/contract/run/run.ts';
import { buttonClass } from '@adwright/ui/button-class.ts';
import { Button } from '@adwright/ui/button.tsx';
import { Notice } from '@adwright/ui/notice.tsx';
import { Download, ImagePlay } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useToolHost } from '../../form/screen/tool-host.ts';
import { useWeight } from '../../form/screen/use-weight.ts';
import { mostGifBytes, mostGifSeconds } from '../plan/gif-sizes.ts';

/** A film as a GIF, made when somebody wants it: most never do, and it takes as long as a film of its own. */
export function GifButton({ film }: { film: string }) {
  const t = useTranslations('tool-video-ad.gif');
  const weight = useWeight();
  const { gif, problem, making, make } = useGif(film);
  return (
    <div className="flex flex-col items-center gap-2">
      {gif ? (
        <a href={`${gif.url}&download=1`} download={gif.name} className={buttonClass('outline')}>
          <Download aria-hidden="true" />
          {t('download', { size: weight(gif.bytes) })}
        </a>
      ) : (
        <Button icon={<ImagePlay />} loading={making} onClick={make}>
          {making ? t('making') : t('make')}
        </Button>
      )}
      <p className="text-center text-sm text-muted">
        {t('limits', { seconds: mostGifSeconds, size: weight(mostGifBytes) })}
      </p>
      {problem !== null && <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}

function useGif(film: string) {
  const host = useToolHost();
  const gone = useRef(new AbortController());
  const [gif, setGif] = useState<RunAsset | null>(null);
  const [making, setMaking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const left = new AbortController();
    gone.current = left;
    return () => left.abort();
  }, []);
  const make = (): void => {
    const { signal } = gone.current;
    setMaking(true);
    setProblem(null);
    host
      .makeGif(film, signal)
      .then(setGif)
      .catch((error: unknown) => !signal.aborted && setProblem(host.problemText(error)))
      .finally(() => setMaking(false));
  };
  return { gif, problem, making, make };
}
