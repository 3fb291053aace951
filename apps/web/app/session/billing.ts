import { useEffect, useState } from 'react';
import { api } from './api.ts';

/** The address of the billing portal, asked for each time a menu opens. Null until it comes, or when there is none. */
export function useBillingPortal(menuOpen: boolean): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!menuOpen) return undefined;
    const stop = new AbortController();
    api.call('payBillingPortal', {}, { quiet: true, signal: stop.signal }).then(
      (page) => !stop.signal.aborted && setUrl(paymentAddress(page.url)),
      () => {},
    );
    return () => stop.abort();
  }, [menuOpen]);
  return url;
}

/** Only a web address may be opened, whatever an answer says. */
export function paymentAddress(url: unknown): string | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return null;
  return /^https?:$/.test(new URL(url).protocol) ? url : null;
}
