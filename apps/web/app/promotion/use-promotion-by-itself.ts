import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { asksForDashboard } from '../dashboard/section-parameter.ts';
import { isSold, publicConfig } from '../session/public-config.ts';
import { useSession } from '../session/session.ts';
import { mayShowItself } from './offer-memory.ts';
import { setPromotion, usePromotionOpen } from './promotion-store.ts';

const delayMs = 20_000;

/**
 * Opens the offer 20 s after the page has loaded, unless it was closed within the last day, the person pays already,
 * or nothing is sold here. It waits while another dialog is open or somebody is typing: nobody's work is covered by an
 * advertisement, and no half of a password goes into it.
 */
export function usePromotionByItself(): void {
  const due = useDue();
  const [done, setDone] = useState(false);
  const { loading, plan_name, loginModal, priceModal, checkModal } = useSession();
  const { search } = useLocation();
  const open = usePromotionOpen();
  const typing = useTyping();
  const busy = loading || loginModal || priceModal || checkModal || typing || asksForDashboard(search);
  if (open && !done) setDone(true);
  useEffect(() => {
    if (!due || done || busy) return undefined;
    if (plan_name !== 'free' || !mayShowItself(Date.now(), localStorage)) return undefined;
    let wanted = true;
    publicConfig().then(
      (config) => wanted && isSold(config) && setPromotion(true),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [due, done, busy, plan_name]);
}

function isTextField(element: Element | null): boolean {
  return element !== null && element.matches('input, textarea, [contenteditable=true]');
}

/** Whether a field has the focus. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  useEffect(() => {
    const look = (): void => setTyping(isTextField(document.activeElement));
    // The next field takes the focus a moment after this one has lost it.
    const lookLater = (): void => queueMicrotask(look);
    look();
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookLater);
    return () => {
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', lookLater);
    };
  }, []);
  return typing;
}

function useDue(): boolean {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => clearTimeout(timer);
  }, []);
  return due;
}
