import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { everything, type Find, formatFind, parseFind } from '../features/library/find-text.ts';

const findParameter = 'find';
const adParameter = 'ad';
const settleMs = 250;

/** What is looked for and which ad is open are in the address: a link shows the same, and back closes the ad. */
export function useLibraryAddress() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const params = new URLSearchParams(search);
  const written = params.get(findParameter) ?? '';
  const [find, setFind] = useState(() => parseFind(written));
  const [known, setKnown] = useState(written);
  if (known !== written) {
    // Back, forward, or a link: not what was just typed.
    setKnown(written);
    if (formatFind(find) !== written) setFind(parseFind(written));
  }
  const addressWith = (name: string, value: string | null): string => {
    const next = new URLSearchParams(search);
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
    const query = next.toString();
    return query === '' ? pathname : `${pathname}?${query}`;
  };
  const settle = useRef(0);
  useEffect(() => () => clearTimeout(settle.current), []);
  return {
    find,
    /** What the address says: what is being typed gets there when the typing rests. */
    settled: parseFind(written),
    adId: params.get(adParameter),
    similarHref(ad: LibraryAd) {
      const next = new URLSearchParams(search);
      next.delete(adParameter);
      next.set(findParameter, formatFind({ ...everything, like: ad.id }));
      return `${pathname}?${next.toString()}`;
    },
    hrefOf: (ad: LibraryAd) => addressWith(adParameter, ad.id),
    openAd: (ad: LibraryAd) => void navigate(addressWith(adParameter, ad.id), { preventScrollReset: true }),
    closeAd: () => void navigate(addressWith(adParameter, null), { replace: true, preventScrollReset: true }),
    setFind(next: Find) {
      setFind(next);
      clearTimeout(settle.current);
      // Each letter as a step of the history would bury the page before it.
      const write = (): void =>
        void navigate(addressWith(findParameter, formatFind(next)), { replace: true, preventScrollReset: true });
      settle.current = window.setTimeout(write, next.keyword === find.keyword ? 0 : settleMs);
    },
  };
}
