import { cutoutOf, type Cutout } from '@adwright/scenery/compose/cutout.ts';
import { groundCopy, isCutOut } from '@adwright/studio/picture-looks.ts';
import { useEffect, useState } from 'react';
import { loadPicture, makeBrowserCanvas, pictureCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { pictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { type ToolHost, useToolHost } from '../../kit/form/screen/tool-host.ts';

/** Enough for every preview; the files are drawn from the whole picture. */
const longest = 1200;

export type CutoutState =
  | { readonly state: 'none' | 'loading' | 'cutting'; readonly cutout: null }
  | { readonly state: 'ready'; readonly cutout: Cutout }
  | { readonly state: 'failed'; readonly cutout: null; readonly problem: string | undefined };

const ready = new Map<string, Cutout>();

function isOpen({ canvas }: CanvasRenderingContext2D): boolean {
  const { width, height } = groundCopy;
  const small = makeBrowserCanvas(width, height);
  small.drawImage(canvas, 0, 0, width, height);
  return isCutOut(small.getImageData(0, 0, width, height).data);
}

async function readCutout(host: ToolHost, ref: string, onCutting: () => void): Promise<Cutout | null> {
  const url = await pictureUrl(host, ref);
  if (url === null) return null;
  const whole = pictureCanvas(await loadPicture(url), longest);
  if (isOpen(whole)) return cutoutOf(whole);
  onCutting();
  return cutoutOf(pictureCanvas(await loadPicture(await host.previewCutOut(ref)), longest));
}

/** The product of a picture as previews draw it: as it came, or cut out by the server first. */
export function useCutout(ref: string | null): CutoutState {
  const host = useToolHost();
  const [found, setFound] = useState<{ ref: string; value: CutoutState } | null>(null);
  useEffect(() => {
    if (ref === null || ready.has(ref)) return undefined;
    let gone = false;
    const tell = (value: CutoutState): void => {
      if (!gone) setFound({ ref, value });
    };
    readCutout(host, ref, () => tell({ state: 'cutting', cutout: null })).then(
      (cutout) => {
        if (cutout) ready.set(ref, cutout);
        tell(cutout ? { state: 'ready', cutout } : { state: 'failed', cutout: null, problem: undefined });
      },
      (error: unknown) => tell({ state: 'failed', cutout: null, problem: host.problemText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [host, ref]);
  if (ref === null) return { state: 'none', cutout: null };
  const known = ready.get(ref);
  if (known) return { state: 'ready', cutout: known };
  return found?.ref === ref ? found.value : { state: 'loading', cutout: null };
}
