import { DashboardWatch } from '../dashboard/dashboard-watch.tsx';
import { AccountHost } from '../features/account/account-host.tsx';
import { BrandKitsHost } from '../features/brand-kits/brand-kits-host.tsx';
import { LoginHost } from '../features/sign-in/login-host.tsx';
import { NoticeHosts } from '../parts/notice-hosts.tsx';
import { BillingHosts } from '../promotion/billing-hosts.tsx';
import { SessionWatch } from '../session/session-watch.ts';
import { BuildWatch } from './build-watch.tsx';
import { RoutePrefetch } from './route-prefetch.tsx';
import { ScrollReveals } from './scroll-reveals.tsx';

/** Who is signed in, what may appear over any page, and a watch over the page's own age. */
export function LateParts() {
  return (
    <>
      <SessionWatch />
      <LoginHost />
      <AccountHost />
      <BrandKitsHost />
      <DashboardWatch />
      <NoticeHosts />
      <BillingHosts />
      <BuildWatch />
      <RoutePrefetch />
      <ScrollReveals />
    </>
  );
}
