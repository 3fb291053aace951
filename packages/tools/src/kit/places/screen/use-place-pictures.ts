import type { PlacePictures } from '@adwright/scenery/place/place.ts';
import { useEffect, useState } from 'react';
import { loadPlace, type PlaceDetail } from './load-place.ts';

/** Undefined until they are there. Null for no place. */
export function usePlacePictures(id: string | null, detail: PlaceDetail): PlacePictures | undefined {
  const [loaded, setLoaded] = useState<{ id: string; pictures: PlacePictures } | null>(null);
  useEffect(() => {
    if (id === null) return undefined;
    let gone = false;
    loadPlace(id, detail).then(
      (pictures) => {
        if (!gone) setLoaded({ id, pictures });
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [id, detail]);
  return loaded?.id === id ? loaded?.pictures : undefined;
}
