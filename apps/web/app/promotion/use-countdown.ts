import { useEffect, useState } from 'react';
import { type Countdown, countdown, offerEnd } from './offer-memory.ts';

/** Ticks every second; when it has run out it begins again, 24 hours ahead. */
export function useCountdown(): Countdown {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return countdown(offerEnd(now, localStorage), now);
}
