import type { ClipFaces, PicturePlace } from '@adwright/contract/lip-sync/lip-sync.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../form/screen/tool-host.ts';

export type ClipState =
  | { readonly state: 'none' | 'looking' }
  | { readonly state: 'refused'; readonly problem: string }
  | { readonly state: 'found'; readonly seen: ClipFaces };

/** Who is in the chosen video, or why nobody can be given other words. Free, and before anything is charged. */
export function useClip(video: string | null, face: PicturePlace | null, signedIn: boolean): ClipState {
  const host = useToolHost();
  const [known, setKnown] = useState<{ key: string; value: ClipState } | null>(null);
  const key = `${video} ${face?.x} ${face?.y}`;
  useEffect(() => {
    if (video === null || !signedIn) return undefined;
    let gone = false;
    const keep = (value: ClipState): void => {
      if (!gone) setKnown({ key, value });
    };
    host.lookAtClip({ video, face }).then(
      (seen) => keep({ state: 'found', seen }),
      (error: unknown) => keep({ state: 'refused', problem: host.problemText(error) }),
    );
    return () => {
      gone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the key says what the face is
  }, [host, key, signedIn]);
  if (video === null || !signedIn) return { state: 'none' };
  return known?.key === key ? known.value : { state: 'looking' };
}
