import { attempt } from '../browser/attempt.ts';

const storageKey = 'dashboard-page';

/** Which page of this tab lies behind the dashboard. The tab's own: what another tab shows says nothing about it. */
export function rememberPage(pathname: string, tab: () => Pick<Storage, 'setItem'>): void {
  attempt(() => tab().setItem(storageKey, plain(pathname)));
}

export function isPageItWasOpenOn(pathname: string, tab: () => Pick<Storage, 'getItem'>): boolean {
  return attempt(() => tab().getItem(storageKey)) === plain(pathname);
}

/** Pages are built under an address that ends in a slash, and read under one that does not. */
function plain(pathname: string): string {
  return pathname.replace(/(?<=.)\/$/, '');
}
