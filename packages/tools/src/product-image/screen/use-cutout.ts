import { ApiError } from '@adwright/contract/client/error.ts';
import type { Cutout } from '@adwright/scenery/compose/cutout.ts';
import { useEffect, useState } from 'react';
import { type CutPicture, type NoCutout, readCutout } from '../../kit/cutout/screen/read-cutout.ts';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

export type CutoutState =
  | { readonly state: 'none' | 'loading' | 'cutting'; readonly cutout: null }
  | { readonly state: 'ready'; readonly cutout: Cutout; readonly doubtful: boolean; readonly atEdge: boolean }
  | {
      readonly state: 'failed';
      readonly cutout: null;
      /** Nothing can be cut out of a picture without a subject, now or later; of others that is not known. */
      readonly why: NoCutout | 'trouble';
      readonly problem?: string | undefined;
    };

const ready = new Map<string, CutPicture>();

const readyWith = ({ cutout, doubtful, atEdge }: CutPicture): CutoutState => ({
  state: 'ready',
  cutout,
  doubtful,
  atEdge,
});

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
      (view) => {
        if (typeof view === 'string') return tell({ state: 'failed', cutout: null, why: view });
        ready.set(ref, view);
        return tell(readyWith(view));
      },
      (error: unknown) => {
        const why = error instanceof ApiError && error.error === 'subject_not_found' ? 'noSubject' : 'trouble';
        tell({ state: 'failed', cutout: null, why, problem: host.problemText(error) });
      },
    );
    return () => {
      gone = true;
    };
  }, [host, ref]);
  if (ref === null) return { state: 'none', cutout: null };
  const known = ready.get(ref);
  if (known) return readyWith(known);
  return found?.ref === ref ? found.value : { state: 'loading', cutout: null };
}
