import type { FoundFace } from '@adwright/contract/asset/asset.ts';
import type { DrawFace } from '@adwright/presenter/puppet/draw-face.ts';
import { openFace } from '@adwright/presenter/puppet/draw-face.ts';
import type { TalkingRatio } from '@adwright/contract/lip-sync/talking-photo.ts';
import { useEffect, useMemo, useState } from 'react';
import { loadPicture, makeBrowserCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import { pictureUrl } from '../../kit/form/screen/picture-urls.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';
import type { Frame } from '../../kit/film/plan/ratios.ts';
import type { Box } from '@adwright/domain/engines/pictures.ts';
import { cropFor, faceBox, frameOf, inFrame } from '../../kit/talking/plan/framing.ts';

type Found = { readonly face: FoundFace; readonly image: CanvasImageSource };

export type FaceState =
  | { readonly state: 'none' | 'looking' }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'found'; readonly found: Found };

/** The face of the chosen photo, or why it cannot speak. Free, and before anything is charged. */
export function useFace(photo: string | null, signedIn: boolean): FaceState {
  const host = useToolHost();
  const [known, setKnown] = useState<{ photo: string; value: FaceState } | null>(null);
  useEffect(() => {
    if (photo === null || !signedIn) return undefined;
    let gone = false;
    const keep = (value: FaceState): void => {
      if (!gone) setKnown({ photo, value });
    };
    const look = async (): Promise<void> => {
      const [face, url] = await Promise.all([host.findFace(photo), pictureUrl(host, photo)]);
      if (url !== null) keep({ state: 'found', found: { face, image: await loadPicture(url) } });
    };
    look().catch((error: unknown) => keep({ state: 'refused', problem: host.problemText(error) }));
    return () => {
      gone = true;
    };
  }, [host, photo, signedIn]);
  if (photo === null || !signedIn) return { state: 'none' };
  return known?.photo === photo ? known.value : { state: 'looking' };
}

/** As sharp as a preview on a page can be, and light enough for thirty frames a second on a phone. */
const widest = 480;

export type Stage = {
  readonly draw: DrawFace;
  readonly width: number;
  readonly height: number;
  /** Of the film itself, and where its face is. */
  readonly frame: Frame;
  readonly face: Box;
  /** Somebody else is in the photo. */
  readonly isOneOfSeveral: boolean;
};

/** The photo in the film's shape, ready to move: the code that makes the file, only smaller. */
export function useStage(state: FaceState, ratio: TalkingRatio): Stage | null {
  const found = state.state === 'found' ? state.found : null;
  return useMemo(() => {
    if (!found) return null;
    const { face, image } = found;
    const box = faceBox(face.mesh);
    const crop = cropFor(ratio, face, box);
    const whole = frameOf(ratio, crop);
    const scale = Math.min(1, widest / Math.min(whole.width, whole.height));
    const width = Math.round(whole.width * scale);
    const height = Math.round(whole.height * scale);
    const canvas = makeBrowserCanvas(width, height);
    canvas.drawImage(image, crop.x, crop.y, crop.width, crop.height, 0, 0, width, height);
    const fit = width / crop.width;
    const mesh = Float32Array.from(face.mesh, (value, i) => {
      const from = i % 3 === 0 ? crop.x : i % 3 === 1 ? crop.y : 0;
      return (value - from) * fit;
    });
    const { data } = canvas.getImageData(0, 0, width, height);
    const draw = openFace({ width, height, data }, mesh, { width, height });
    return { draw, width, height, frame: whole, face: inFrame(box, crop, whole), isOneOfSeveral: face.others > 0 };
  }, [found, ratio]);
}
