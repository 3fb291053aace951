import { useEffect, useState } from 'react';
import { usePictureHost } from './picture-host.ts';

/** The address of a picture that a creative names; null while it is not known, and when it is gone. */
export function usePictureUrl(ref: string): string | null {
  const host = usePictureHost();
  const [found, setFound] = useState<{ ref: string; url: string | null } | null>(null);
  useEffect(() => {
    let gone = false;
    host.pictureUrl(ref).then(
      (url) => !gone && setFound({ ref, url }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [host, ref]);
  return found?.ref === ref ? found.url : null;
}
