import { createContext, use } from 'react';

/** What showing pictures asks of the page: the address behind a name that creatives use; null when it is gone. */
export type PictureHost = { pictureUrl(ref: string): Promise<string | null> };

/** On a page that says nothing about files there are no pictures, and the rest is drawn. */
export const PictureHostContext = createContext<PictureHost>({ pictureUrl: () => Promise.resolve(null) });

export function usePictureHost(): PictureHost {
  return use(PictureHostContext);
}
