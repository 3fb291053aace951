import type { LibraryAd } from '@adwright/contract/library/library.ts';
import { useLocation, useNavigate } from 'react-router';
import { AdDrawer } from '../features/library/ad-drawer.tsx';
import { formatFind } from '../features/library/find-text.ts';
import { findOf } from '../features/library/tracker/follow-query.ts';
import { StopNotice } from '../features/library/tracker/stop-notice.tsx';
import { TrackerScreen } from '../features/library/tracker/tracker-screen.tsx';
import { useLocalizedPath } from '../words/use-locale-code.ts';
import { useDashboard } from './use-dashboard.ts';

/** The tracker as it is used on its page: what is looked at is in the address. */
export function TrackerBoard() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const dashboard = useDashboard();
  const localized = useLocalizedPath();
  const params = new URLSearchParams(search);
  const addressWith = (change: Readonly<Record<string, string | null>>): string => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change))
      if (value === null) next.delete(name);
      else next.set(name, value);
    return next.size === 0 ? pathname : `${pathname}?${next.toString()}`;
  };
  const stop = params.get('stop');
  const open = (ad: LibraryAd): string => addressWith({ ad: ad.id });
  return (
    <div className="flex flex-col gap-6">
      {stop !== null && <StopNotice token={stop} />}
      <TrackerScreen
        chosen={params.get('follow')}
        onChoose={(id) => void navigate(addressWith({ follow: id, stop: null }), { preventScrollReset: true })}
        searchHref={(query) =>
          `${localized('/ads-library')}?${new URLSearchParams({ find: formatFind(findOf(query)) }).toString()}`
        }
        hrefOf={open}
        onOpen={(ad) => void navigate(open(ad), { preventScrollReset: true })}
      />
      <AdDrawer
        adId={params.get('ad')}
        onClose={() => void navigate(addressWith({ ad: null }), { replace: true, preventScrollReset: true })}
        likeHref={(section, ad) => dashboard.hrefOf(section, { like: ad.id })}
        similarHref={(ad) =>
          `${localized('/ads-library')}?${new URLSearchParams({ find: `like:${ad.id}` }).toString()}`
        }
      />
    </div>
  );
}
