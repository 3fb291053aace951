import { AdDrawer } from '../features/library/ad-drawer.tsx';
import { LibraryScreen } from '../features/library/library-screen.tsx';
import { useDashboard } from './use-dashboard.ts';
import { useLibraryAddress } from './use-library-address.ts';

/** The library as it is used, in the dashboard and on its page: an ad that is liked opens the tool that makes one. */
export function LibraryWall() {
  const { find, settled, setFind, adId, hrefOf, similarHref, openAd, closeAd } = useLibraryAddress();
  const dashboard = useDashboard();
  return (
    <>
      <LibraryScreen find={find} settled={settled} onFind={setFind} hrefOf={hrefOf} onOpen={openAd} />
      <AdDrawer
        adId={adId}
        onClose={closeAd}
        likeHref={(section, ad) => dashboard.hrefOf(section, { like: ad.id })}
        similarHref={similarHref}
      />
    </>
  );
}
