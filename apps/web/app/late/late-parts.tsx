import { BillingHosts } from '../promotion/billing-hosts.tsx';
import { SessionPart } from '../session/session-part.tsx';
import { BuildWatch } from './build-watch.tsx';
import { RoutePrefetch } from './route-prefetch.tsx';
import { ScrollReveals } from './scroll-reveals.tsx';

/** Who is signed in, the dashboard, what is sold, messages over the page, and a watch over the page's own age. */
export function LateParts() {
  return (
    <>
      <SessionPart />
      <BillingHosts />
      <BuildWatch />
      <RoutePrefetch />
      <ScrollReveals />
    </>
  );
}
