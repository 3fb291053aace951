import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useLocation } from 'react-router';
import { createPrefetchQueue } from './prefetch-queue.ts';

/** A page whose payload is there already says nothing; it may not keep its place for ever. */
const giveUpMs = 5000;

/** Fetches what the pages behind the links in sight need, about five at a time. Not where data is dear. */
export function RoutePrefetch() {
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  const [queue] = useState(() => createPrefetchQueue(setPages));
  useEffect(() => {
    if (isDataDear()) return undefined;
    const observer = new IntersectionObserver((entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        queue.add((target as HTMLAnchorElement).pathname);
      }
    });
    for (const link of document.links) if (leadsToPage(link, pathname)) observer.observe(link);
    return () => observer.disconnect();
  }, [pathname, queue]);
  return pages.map((page) => <PagePayload key={page} page={page} onDone={queue.done} />);
}

function PagePayload({ page, onDone }: { page: string; onDone: (page: string) => void }) {
  useEffect(() => {
    const stop = new AbortController();
    // The router writes the link itself; that it has ended can only be seen from outside.
    const ended = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && new URL(target.href).pathname === `${page}.data`) onDone(page);
    };
    for (const name of ['load', 'error'])
      document.addEventListener(name, ended, { capture: true, signal: stop.signal });
    const timer = setTimeout(() => onDone(page), giveUpMs);
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [page, onDone]);
  return <PrefetchPageLinks page={page} />;
}

function leadsToPage(link: HTMLAnchorElement | HTMLAreaElement, here: string): boolean {
  return (
    link instanceof HTMLAnchorElement &&
    link.origin === location.origin &&
    link.pathname !== here &&
    link.target === '' &&
    !/^\/(?:api|files|dev)\/|\.\w+$/.test(link.pathname)
  );
}

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

function isDataDear(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true;
}
