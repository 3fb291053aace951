import { useEffect, useState } from 'react';

/** A picture ready to be drawn; null while it loads and when it cannot be had. */
export function useLoadedPicture(url: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<{ url: string; picture: HTMLImageElement } | null>(null);
  useEffect(() => {
    if (url === null) return undefined;
    let gone = false;
    const picture = new Image();
    picture.src = url;
    picture.decode().then(
      () => !gone && setLoaded({ url, picture }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [url]);
  return loaded?.url === url ? loaded.picture : null;
}
