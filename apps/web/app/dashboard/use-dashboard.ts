import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { closedAt, type DashboardAddress, type DashboardDetail, openAt, readDashboard } from './dashboard-address.ts';
import type { SectionKey } from './section-keys.ts';

export type Dashboard = {
  readonly address: DashboardAddress | null;
  /** Where a link to a section leads: the same page, with the dashboard open. */
  readonly hrefOf: (section: SectionKey, detail?: DashboardDetail) => string;
  readonly open: (section: SectionKey, detail?: DashboardDetail, options?: { replace: boolean }) => Promise<void>;
  readonly close: (options?: { replace: boolean }) => void;
};

/** The address is the dashboard's only state, so that links, back and forward need nothing else. */
export function useDashboard(): Dashboard {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readDashboard(search), [search]);
  const hrefOf = useCallback<Dashboard['hrefOf']>(
    (section, detail) => pathname + openAt(search, section, detail),
    [pathname, search],
  );
  const open = useCallback<Dashboard['open']>(
    async (section, detail, options) => navigate(hrefOf(section, detail), { preventScrollReset: true, ...options }),
    [navigate, hrefOf],
  );
  const close = useCallback<Dashboard['close']>(
    (options) => void navigate(pathname + closedAt(search), { preventScrollReset: true, ...options }),
    [navigate, pathname, search],
  );
  return { address, hrefOf, open, close };
}
