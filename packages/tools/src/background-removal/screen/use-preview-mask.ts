import { ApiError } from '@adwright/contract/client/error.ts';
import { useEffect, useState } from 'react';
import { useToolHost } from '../../kit/form/screen/tool-host.ts';

export type PreviewMask = {
  /** Null when nothing stands out. */
  readonly url: string | null | undefined;
  readonly problem: string | undefined;
};

const known = new Map<string, string | null>();

/** The alpha of a free, small cut-out as a mask to look at a picture with before it is paid for. */
export function usePreviewMask(picture: string | null): PreviewMask {
  const host = useToolHost();
  const [failed, setFailed] = useState<{ picture: string; problem: string } | null>(null);
  const [, setArrived] = useState('');
  useEffect(() => {
    if (picture === null || known.has(picture)) return undefined;
    let gone = false;
    const keep = (url: string | null): void => {
      known.set(picture, url);
      if (!gone) setArrived(picture);
    };
    host.previewCutOut(picture).then(keep, (error: unknown) => {
      if (error instanceof ApiError && error.error === 'subject_not_found') keep(null);
      else if (!gone) setFailed({ picture, problem: host.problemText(error) });
    });
    return () => {
      gone = true;
    };
  }, [host, picture]);
  const problem = failed?.picture === picture ? failed?.problem : undefined;
  return { url: picture === null ? undefined : known.get(picture), problem };
}
