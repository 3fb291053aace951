import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { revealOnScroll } from './scroll-reveal.ts';

/** The parts of a public page, as they come into sight. */
export function ScrollReveals(): null {
  const { pathname } = useLocation();
  useEffect(
    () => revealOnScroll(() => document.querySelectorAll<HTMLElement>('main > div > section')),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another path is another page
    [pathname],
  );
  return null;
}
