import { useEffect, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

export type PreviewMask = { readonly url: string | undefined; readonly problem: string | undefined };

const known = new Map<string, string>();

/** The alpha of a free, small cut-out as a mask to look at a picture with before it is paid for. */
export function usePreviewMask(picture: string | null): PreviewMask {
  const host = useToolHost();
  const [failed, setFailed] = useState<{ picture: string; problem: string } | null>(null);
  const [, setArrived] = useState('');
  useEffect(() => {
    if (picture === null || known.has(picture)) return undefined;
    let gone = false;
    host.previewCutOut(picture).then(
      (url) => {
        known.set(picture, url);
        if (!gone) setArrived(picture);
      },
      (error: unknown) => !gone && setFailed({ picture, problem: host.problemText(error) }),
    );
    return () => {
      gone = true;
    };
  }, [host, picture]);
  const problem = failed?.picture === picture ? failed?.problem : undefined;
  return { url: picture === null ? undefined : known.get(picture), problem };
}
