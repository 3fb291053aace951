import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { asksForDashboard } from '../dashboard/section-parameter.ts';
import { isSold, publicConfig } from '../session/public-config.ts';
import { useSession } from '../session/session.ts';
import { mayShowItself } from './offer-memory.ts';
import { setPromotion, usePromotionOpen } from './promotion-store.ts';

const delayMs = 20_000;

/**
 * Opens the offer 20 s after the page has loaded, unless it was closed within the last day, the person pays already,
 * or nothing is sold here. It waits while another dialog is open, somebody is typing, or what they typed still stands in
 * its field: nobody's work is covered by an advertisement, and no half of a password goes into it.
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

function isFilled(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && target.isConnected && target.value !== '';
}

/** Whether a field has the focus, or the one that was filled in last has not been sent off yet. */
function useTyping(): boolean {
  const [typing, setTyping] = useState(false);
  const filled = useRef<EventTarget | null>(null);
  useEffect(() => {
    const look = (): void => setTyping(isTextField(document.activeElement) || isFilled(filled.current));
    // The next field takes the focus, and a page its place, a moment after this one has lost it.
    const lookLater = (): void => queueMicrotask(look);
    const fill = ({ target }: Event): void => {
      filled.current = target;
      look();
    };
    look();
    document.addEventListener('input', fill);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', lookLater);
    return () => {
      document.removeEventListener('input', fill);
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
