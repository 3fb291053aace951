import { samplePicturesPath } from '@adwright/contract/asset/picture-ref.ts';
import type { SampleProductId } from '@adwright/samples/products.ts';
import { turnFiles } from '@adwright/samples/views.ts';
import { type Cutout, cutoutOf } from '@adwright/scenery/compose/cutout.ts';
import { useEffect, useMemo, useState } from 'react';
import { loadPicture, pictureCanvas } from '../../kit/cutout/screen/browser-canvas.ts';
import type { ViewsState } from './use-views.ts';

/** A preview draws no larger. */
const longest = 800;

async function loadTurn(sample: SampleProductId): Promise<Cutout[]> {
  const pictures = await Promise.all(turnFiles(sample).map((file) => loadPicture(`${samplePicturesPath}${file}`)));
  return pictures.flatMap((picture) => cutoutOf(pictureCanvas(picture, longest)) ?? []);
}

/** The views with the sample's turn, once that is there: until then its front alone turns a little. */
export function useTurned(state: ViewsState, sample: SampleProductId | null): ViewsState {
  const [loaded, setLoaded] = useState<{ sample: SampleProductId; turn: readonly Cutout[] } | null>(null);
  useEffect(() => {
    if (sample === null) return undefined;
    let gone = false;
    loadTurn(sample).then(
      (turn) => !gone && setLoaded({ sample, turn }),
      // The clip is shown without its turn rather than not at all.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [sample]);
  const turn = loaded && loaded.sample === sample ? loaded.turn : null;
  return useMemo(
    () => (turn === null ? state : { ...state, views: state.views.map((view) => ({ ...view, turn })) }),
    [state, turn],
  );
}
